'use client'

import { Button, Callout, TextField } from '@radix-ui/themes'
import { signIn } from 'next-auth/react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { forgetFailure, sayFirst } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { SignInFields } from '#lib/schemas/account.ts'
import type { AuthFormName } from './auth-form-name.ts'
import { forgetAddress } from './kept-address.ts'

interface SignInFormProps {
  form: UseFormReturn<SignInFields>
  /** The address to open after signing in. */
  next: string
  /** Shows another form of the screen. */
  show: (form: AuthFormName) => void
  /** Whether a phone can stand in place of the e-mail. */
  phones: boolean
}

/** The sign-in form (ACC-1, SES-4). */
export function SignInForm({ form, next, show, phones }: SignInFormProps) {
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  async function enter(fields: SignInFields) {
    forgetFailure()
    const result = await signIn('credentials', { ...fields, redirect: false }).catch(() => null)
    if (result?.ok && !result.error) {
      forgetAddress()
      return location.assign(next)
    }
    setError('root', { message: result?.error || 'Erro ao fazer login' })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(enter, sayFirst)} className="flex flex-col gap-4">
      <Field label={phones ? 'E-mail ou telefone' : 'E-mail'} error={errors.email?.message}>
        {control => (
          <TextField.Root
            {...control}
            {...register('email')}
            type={phones ? 'text' : 'email'}
            size="3"
            autoComplete="username webauthn"
            required
          />
        )}
      </Field>
      <Field label="Senha" error={errors.password?.message}>
        {control => (
          <PasswordInput {...control} {...register('password')} size="3" autoComplete="current-password" required />
        )}
      </Field>
      {errors.root && (
        <Callout.Root color="red" size="1" role="alert">
          <Callout.Text>{errors.root.message}</Callout.Text>
        </Callout.Root>
      )}
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyText="Entrando...">
        Entrar
      </SubmitButton>
      <div className="flex flex-wrap justify-center gap-x-6 gap-y-3">
        <Button type="button" variant="ghost" onClick={() => show('recuperar')}>
          Esqueci minha senha
        </Button>
        <Button type="button" variant="ghost" onClick={() => show('codigo')}>
          Receber um código
        </Button>
        {phones && (
          <Button type="button" variant="ghost" onClick={() => show('telefone')}>
            Receber um código por SMS
          </Button>
        )}
      </div>
    </form>
  )
}
