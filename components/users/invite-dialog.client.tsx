'use client'

import { Button, Dialog, TextField } from '@radix-ui/themes'
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
import { type Role, roleNames, roles } from '#lib/actor.ts'
import type { Act } from '#lib/outcome.ts'

interface InviteFields {
  email: string
  role: Role
  fullName?: string
}

/** The answer to an invitation that was sent. */
interface Invited {
  hasAccount: boolean
}

const resolver = lateResolver(() => import('#lib/schemas/users.ts').then(({ invitationFields }) => invitationFields))

/** The button that opens the form of an invitation by mail. */
export function InviteDialog({ invite }: { invite: Act<InviteFields, Invited> }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button>Convidar por e-mail</Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="28rem">
        <Dialog.Title>Convidar por e-mail</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          A pessoa recebe um link que vale 7 dias e uma única vez. Com ele, cria a conta já com o papel.
        </Dialog.Description>
        <InviteForm invite={invite} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog.Root>
  )
}

function InviteForm({ invite, onDone }: { invite: Act<InviteFields, Invited>; onDone: () => void }) {
  const router = useRouter()
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { email: '', role: 'author', fullName: '' },
  })
  const { errors, isSubmitting } = formState

  async function submit(fields: InviteFields) {
    let hasAccount = false
    const request = withProof(invite)(fields).then(outcome => {
      hasAccount = outcome?.data?.hasAccount === true
      return outcome
    })
    if (!(await doneOf(request, { setError, failure: 'Não foi possível enviar o convite.' }))) return
    toast.success(`Convite enviado para ${fields.email}.`, {
      description: hasAccount
        ? 'Este e-mail já tem conta: a pessoa aceita o convite com ela. Você também pode dar o papel em Usuários.'
        : undefined,
    })
    onDone()
    router.refresh()
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="mt-4 flex flex-col gap-4">
      <Field label="E-mail" error={errors.email?.message}>
        {props => <TextField.Root {...props} {...register('email')} type="email" autoComplete="off" required />}
      </Field>
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <SelectField
            {...field}
            label="Papel"
            options={roles.toReversed().map(role => ({ value: role, label: roleNames[role] }))}
            error={errors.role?.message}
          />
        )}
      />
      <Field label="Nome (opcional)" hint="A pessoa pode mudar ao aceitar." error={errors.fullName?.message}>
        {props => <TextField.Root {...props} {...register('fullName')} autoComplete="off" />}
      </Field>
      <div className="flex justify-end gap-3">
        <DialogCancel size="3" />
        <SubmitButton busy={isSubmitting} busyText="Enviando...">
          Enviar convite
        </SubmitButton>
      </div>
    </form>
  )
}
