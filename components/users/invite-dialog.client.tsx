'use client'

import { Button, TextField } from '@radix-ui/themes'
import { Controller } from 'react-hook-form'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { FormDialog } from '#components/versioned/form-dialog.client.tsx'
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
const blank: InviteFields = { email: '', role: 'author', fullName: '' }
const offered = roles.toReversed().map(role => ({ value: role, label: roleNames[role] }))
const known = 'Este e-mail já tem conta: a pessoa aceita o convite com ela. Você também pode dar o papel em Usuários.'

/** The button that opens the form of an invitation by mail. */
export const InviteDialog = ({ invite }: { invite: Act<InviteFields, Invited> }) => (
  <FormDialog
    trigger={<Button>Convidar por e-mail</Button>}
    title="Convidar por e-mail"
    description="A pessoa recebe um link que vale 7 dias e uma única vez. Com ele, cria a conta já com o papel."
    maxWidth="28rem"
    fields={blank}
    resolver={resolver}
    save={withProof(invite)}
    success={({ email }, sent: Invited | undefined) => [
      `Convite enviado para ${email}.`,
      sent?.hasAccount ? known : undefined,
    ]}
    failure="Não foi possível enviar o convite."
    submit={['Enviar convite', 'Enviando...']}
  >
    {({ register, control, formState: { errors } }) => (
      <>
        <Field label="E-mail" error={errors.email?.message}>
          {props => <TextField.Root {...props} {...register('email')} type="email" autoComplete="off" required />}
        </Field>
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <SelectField {...field} label="Papel" options={offered} error={errors.role?.message} />
          )}
        />
        <Field label="Nome (opcional)" hint="A pessoa pode mudar ao aceitar." error={errors.fullName?.message}>
          {props => <TextField.Root {...props} {...register('fullName')} autoComplete="off" />}
        </Field>
      </>
    )}
  </FormDialog>
)
