'use client'

import { Button, TextArea, TextField } from '@radix-ui/themes'
import { Controller } from 'react-hook-form'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { FormDialog } from '#components/versioned/form-dialog.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { privacyKinds } from '#lib/privacy/privacy.ts'
import type { RegisteredRequest, RegisteredRequestInput } from '#lib/schemas/privacy.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/privacy.ts').then(({ registeredRequest }) => registeredRequest),
)
const blank: RegisteredRequestInput = { email: '', kind: 'correction', message: '', madeAt: '' }
const kinds = Object.entries(privacyKinds).map(([value, label]) => ({ value, label }))

/** The button that opens the form of a request that came by letter or mail. */
export const RegisterDialog = ({ enter }: { enter: Act<RegisteredRequest> }) => (
  <FormDialog
    trigger={<Button>Registrar pedido</Button>}
    title="Registrar pedido"
    description="Para pedidos que chegaram por carta ou e-mail. De quem tem conta, a cópia e a exclusão começam na hora."
    maxWidth="30rem"
    fields={blank}
    resolver={resolver}
    save={withProof(enter)}
    success="Pedido registrado."
    failure="Não foi possível registrar o pedido."
    submit={['Registrar', 'Registrando...']}
  >
    {({ register, control, formState: { errors } }) => (
      <>
        <Field label="E-mail da pessoa" error={errors.email?.message}>
          {props => <TextField.Root {...props} {...register('email')} type="email" autoComplete="off" required />}
        </Field>
        <Controller
          control={control}
          name="kind"
          render={({ field }) => <SelectField {...field} label="Pedido" options={kinds} error={errors.kind?.message} />}
        />
        <Field label="Chegou em (opcional)" hint="O prazo de 15 dias conta desse dia." error={errors.madeAt?.message}>
          {props => <TextField.Root {...props} {...register('madeAt')} type="date" />}
        </Field>
        <Field label="O que foi pedido (opcional)" error={errors.message?.message}>
          {props => <TextArea {...props} {...register('message')} rows={3} resize="vertical" maxLength={1000} />}
        </Field>
      </>
    )}
  </FormDialog>
)
