'use client'

import { Dialog } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { type FormEventHandler, type ReactNode, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useBasis } from '#components/ui/forms/use-basis.client.tsx'
import type { Outcome } from '#lib/outcome.ts'

interface EntryDialogProps<Fields extends FieldValues> {
  /** The button that opens the dialog. */
  trigger: ReactNode
  title: string
  fields: Fields
  resolver: Resolver<Fields>
  /** Saves the fields over those that the form started from. */
  save: (fields: Fields, from: Fields) => Promise<Outcome<unknown>>
  /** The toast's text after success, and its title after a failure. */
  success: string
  failure: string
  children: (form: UseFormReturn<Fields>) => ReactNode
}

/** The form of an entry of the menu or of the cards, in a dialog. Each opening starts from the stored fields. */
export function EntryDialog<Fields extends FieldValues>({ trigger, title, ...rest }: EntryDialogProps<Fields>) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>{trigger}</Dialog.Trigger>
      <DialogContent maxWidth="34rem" aria-describedby={undefined}>
        <Dialog.Title>{title}</Dialog.Title>
        <EntryForm {...rest} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog.Root>
  )
}

type EntryFormProps<Fields extends FieldValues> = Omit<EntryDialogProps<Fields>, 'trigger' | 'title'> & {
  onDone: () => void
}

function EntryForm<Fields extends FieldValues>(props: EntryFormProps<Fields>) {
  const { fields, resolver, save, success, failure, children, onDone } = props
  const router = useRouter()
  const form = useForm<Fields>({ resolver, defaultValues: fields as DefaultValues<Fields> })
  const basis = useBasis(fields, form)
  const { handleSubmit, setError, formState } = form
  const submit: FormEventHandler = handleSubmit(async filled => {
    const request = save(filled, basis.from())
    if (!(await doneOf(request, { setError, failure, onRefused: basis.refused }))) return
    toast.success(success)
    onDone()
    router.refresh()
  }, sayFirst)
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children(form)}
      <div className="flex justify-end gap-3">
        <DialogCancel size="3" />
        <SubmitButton busy={formState.isSubmitting} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}
