'use client'

import { TextField } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ResetInput } from '#lib/schemas/account.ts'

const resolver = lateResolver(() => import('#lib/schemas/account.ts').then(({ resetInput }) => resetInput))

interface NewPasswordFormProps {
  token: string
  /** The account's address, so that password managers know which password to replace. */
  email: string
  reset: Act<ResetInput>
}

/** The form for a new password by a link. It ends on the sign-in screen. */
export function NewPasswordForm({ token, email, reset }: NewPasswordFormProps) {
  const form = useForm<ResetInput>({ resolver, defaultValues: { token, password: '' } })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  async function submit(fields: ResetInput) {
    if (await doneOf(reset(fields), { setError, failure: 'Não foi possível trocar a senha.' }))
      return location.assign('/auth')
    setError('root', {})
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label="E-mail">
        {control => (
          <TextField.Root {...control} value={email} type="email" size="3" autoComplete="username" readOnly />
        )}
      </Field>
      <Field label="Nova senha" hint="Mínimo 8 caracteres" error={errors.password?.message}>
        {control => (
          <PasswordInput {...control} {...register('password')} size="3" autoComplete="new-password" required />
        )}
      </Field>
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyText="Salvando...">
        Trocar a senha
      </SubmitButton>
    </form>
  )
}
