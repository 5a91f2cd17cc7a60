'use client'

import { Button, Dialog, TextArea, TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { privacyKinds } from '#lib/privacy/privacy.ts'
import type { RegisteredRequest, RegisteredRequestInput } from '#lib/schemas/privacy.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/privacy.ts').then(({ registeredRequest }) => registeredRequest),
)
const defaults: RegisteredRequestInput = { email: '', kind: 'correction', message: '', madeAt: '' }

/** The button that opens the form of a request that came by letter or mail. */
export function RegisterDialog({ enter }: { enter: Act<RegisteredRequest> }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button>Registrar pedido</Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="30rem">
        <Dialog.Title>Registrar pedido</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          Para pedidos que chegaram por carta ou e-mail. De quem tem conta, a cópia e a exclusão começam na hora.
        </Dialog.Description>
        <RegisterForm enter={enter} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog.Root>
  )
}

function RegisterForm({ enter, onDone }: { enter: Act<RegisteredRequest>; onDone: () => void }) {
  const router = useRouter()
  const { register, control, handleSubmit, setError, formState } = useForm({ resolver, defaultValues: defaults })
  const { errors, isSubmitting } = formState

  async function submit(fields: RegisteredRequest) {
    if (!(await doneOf(withProof(enter)(fields), { setError, failure: 'Não foi possível registrar o pedido.' }))) return
    toast.success('Pedido registrado.')
    onDone()
    router.refresh()
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="mt-4 flex flex-col gap-4">
      <Field label="E-mail da pessoa" error={errors.email?.message}>
        {props => <TextField.Root {...props} {...register('email')} type="email" autoComplete="off" required />}
      </Field>
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <SelectField
            {...field}
            label="Pedido"
            options={Object.entries(privacyKinds).map(([kind, label]) => ({ value: kind, label }))}
            error={errors.kind?.message}
          />
        )}
      />
      <Field label="Chegou em (opcional)" hint="O prazo de 15 dias conta desse dia." error={errors.madeAt?.message}>
        {props => <TextField.Root {...props} {...register('madeAt')} type="date" />}
      </Field>
      <Field label="O que foi pedido (opcional)" error={errors.message?.message}>
        {props => <TextArea {...props} {...register('message')} rows={3} resize="vertical" maxLength={1000} />}
      </Field>
      <div className="flex justify-end gap-3">
        <DialogCancel size="3" />
        <SubmitButton busy={isSubmitting} busyText="Registrando...">
          Registrar
        </SubmitButton>
      </div>
    </form>
  )
}
