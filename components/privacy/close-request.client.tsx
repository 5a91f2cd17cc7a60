'use client'

import { Button, Dialog, TextArea } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ClosedRequest } from '#lib/schemas/privacy.ts'

const resolver = lateResolver(() => import('#lib/schemas/privacy.ts').then(({ closedRequest }) => closedRequest))

interface CloseRequestProps {
  id: string
  /** The person's name. */
  name: string
  close: Act<ClosedRequest>
}

/** Closes a request with a note, which its person reads. */
export function CloseRequest({ id, name, close }: CloseRequestProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm({ resolver, defaultValues: { id, note: '' } })
  const { errors, isSubmitting } = formState

  async function submit(fields: ClosedRequest) {
    if (!(await doneOf(close(fields), { setError, failure: 'Não foi possível encerrar o pedido.' }))) return
    toast.success('Pedido encerrado.')
    setOpen(false)
    router.refresh()
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="soft" aria-label={`Encerrar o pedido de ${name}`}>
          Encerrar
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="28rem">
        <Dialog.Title>Encerrar o pedido</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          A pessoa lê a resposta em Privacidade, nas configurações dela.
        </Dialog.Description>
        <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="mt-4 flex flex-col gap-4">
          <Field label="O que foi feito" error={errors.note?.message}>
            {props => (
              <TextArea {...props} {...register('note')} rows={3} resize="vertical" maxLength={1000} required />
            )}
          </Field>
          <div className="flex justify-end gap-3">
            <DialogCancel size="3" />
            <SubmitButton busy={isSubmitting} busyText="Encerrando...">
              Encerrar
            </SubmitButton>
          </div>
        </form>
      </DialogContent>
    </Dialog.Root>
  )
}
