'use client'

import { TextField } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { OpenInput } from '#lib/schemas/users.ts'

const resolver = lateResolver(() => import('#lib/schemas/users.ts').then(({ openInput }) => openInput))

interface OpenAccountFormProps {
  token: string
  email: string
  /** The proposed name. */
  fullName: string
  open: Act<OpenInput>
}

/** The form with which an invited person opens their account. It ends on the sign-in screen. */
export function OpenAccountForm({ token, email, fullName, open }: OpenAccountFormProps) {
  const early = useEarlyWords()
  const form = useForm<OpenInput>({ resolver, defaultValues: { token, fullName, password: '' } })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  async function submit(fields: OpenInput) {
    if (await doneOf(open(fields), { setError, failure: 'Não foi possível aceitar o convite.' }))
      return location.assign('/auth?next=/dashboard')
    setError('root', {})
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label="E-mail">
        {control => (
          <TextField.Root {...control} value={email} type="email" size="3" autoComplete="username" readOnly />
        )}
      </Field>
      <Field label="Nome completo" error={errors.fullName?.message}>
        {control => <TextField.Root {...control} {...register('fullName')} size="3" autoComplete="name" required />}
      </Field>
      <Field label="Senha" hint="Mínimo 8 caracteres" error={errors.password?.message}>
        {control => (
          <PasswordInput {...control} {...register('password')} size="3" autoComplete="new-password" required />
        )}
      </Field>
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyText="Criando a conta...">
        Criar conta e aceitar
      </SubmitButton>
    </form>
  )
}
