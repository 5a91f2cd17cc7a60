'use client'

import { TextField } from '@radix-ui/themes'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { forgetFailure, sayFailure, sayFirst, sayRefusal } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { SignUpFields } from '#lib/schemas/account.ts'
import { keepAddress } from './kept-address.ts'

interface SignUpFormProps {
  form: UseFormReturn<SignUpFields>
  signUp: Act<SignUpFields>
  /** The address to open afterwards. */
  onward: string
}

/** The sign-up form (ACC-1, ACC-5). It ends signed out, on the home page or where one signs in to go on. The notice does not reveal whether the account existed. */
export function SignUpForm({ form, signUp, onward }: SignUpFormProps) {
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  async function apply(fields: SignUpFields) {
    forgetFailure()
    const outcome = await signUp(fields).catch(() => null)
    if (outcome && !outcome.serverError) {
      keepAddress(fields.email)
      return location.assign(onward)
    }
    setError('root', {})
    if (outcome?.serverError) sayRefusal(outcome.serverError, setError)
    else sayFailure('Erro ao criar conta')
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(apply, sayFirst)} className="flex flex-col gap-4">
      <Field label="Nome completo" error={errors.fullName?.message}>
        {control => <TextField.Root {...control} {...register('fullName')} size="3" autoComplete="name" required />}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {control => (
          <TextField.Root {...control} {...register('email')} type="email" size="3" autoComplete="email" required />
        )}
      </Field>
      <Field label="Senha" hint="Mínimo 8 caracteres" error={errors.password?.message}>
        {control => (
          <PasswordInput {...control} {...register('password')} size="3" autoComplete="new-password" required />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" {...register('newsletter')} className="size-5" />
        Quero receber a newsletter
      </label>
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyText="Cadastrando...">
        Cadastrar
      </SubmitButton>
    </form>
  )
}
