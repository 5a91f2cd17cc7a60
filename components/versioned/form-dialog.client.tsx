'use client'

import { Dialog } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Outcome } from '#lib/outcome.ts'
import { useVersionedForm } from './use-versioned-form.client.tsx'

interface FormDialogProps<Fields extends FieldValues, Output extends FieldValues, Data> {
  /** The button that opens the dialog. */
  trigger: ReactNode
  title: string
  description?: string
  maxWidth?: string
  fields: Fields
  resolver: Resolver<Fields, unknown, Output>
  /** Saves the fields over those that the form started from. */
  save: (fields: Output, from: Fields) => Promise<Outcome<Data>>
  /** The toast after success: its text, or its title and the sentence under it; and its title after a failure. */
  success: string | ((fields: Fields, data: Data | undefined) => readonly [title: string, description?: string])
  failure: string
  /** The submit button, at rest and while it is busy. */
  submit?: readonly [text: string, busyText: string]
  children: (form: UseFormReturn<Fields, unknown, Output>) => ReactNode
}

/** A form in a dialog. Each opening starts from the stored fields. */
export function FormDialog<Fields extends FieldValues, Output extends FieldValues, Data>(
  props: FormDialogProps<Fields, Output, Data>,
) {
  const { trigger, title, description, maxWidth = '34rem' } = props
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>{trigger}</Dialog.Trigger>
      <DialogContent maxWidth={maxWidth} {...(!description && { 'aria-describedby': undefined })}>
        <Dialog.Title>{title}</Dialog.Title>
        {description && (
          <Dialog.Description size="2" color="gray" mb="4">
            {description}
          </Dialog.Description>
        )}
        <DialogForm {...props} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog.Root>
  )
}

function DialogForm<Fields extends FieldValues, Output extends FieldValues, Data>(
  props: FormDialogProps<Fields, Output, Data> & { onDone: () => void },
) {
  const { fields, resolver, save, success, failure, submit = ['Salvar', 'Salvando...'], children, onDone } = props
  const { form, busy, formProps } = useVersionedForm({
    resolver,
    stored: fields,
    send: sent => save(sent.fields, sent.from),
    failure,
    saved: (sent, data) => (typeof success === 'string' ? [success] : success(sent, data)),
    onSaved: onDone,
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {children(form)}
      <div className="flex justify-end gap-3">
        <DialogCancel size="3" />
        <SubmitButton busy={busy} busyText={submit[1]}>
          {submit[0]}
        </SubmitButton>
      </div>
    </form>
  )
}
