'use client'

import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PasswordFields } from '#lib/schemas/account.ts'
import { withProof } from '../proof/with-proof.ts'

const resolver = lateResolver(() => import('#lib/schemas/account.ts').then(({ passwordFields }) => passwordFields))

interface PasswordFormProps {
  email: string
  change: Act<PasswordFields>
}

/** The form for another password of one's own account. */
export function PasswordForm({ email, change }: PasswordFormProps) {
  const form = useForm<PasswordFields>({ resolver, defaultValues: { password: '' } })
  const { register, handleSubmit, setError, reset, formState } = form
  const { errors, isSubmitting } = formState

  async function submit(fields: PasswordFields) {
    const failure = 'Não foi possível trocar a senha.'
    if (!(await doneOf(withProof(change)(fields), { setError, failure }))) return
    reset()
    toast.success('Senha trocada. Os outros aparelhos saíram da conta.')
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <input type="hidden" name="username" value={email} autoComplete="username" readOnly />
      <Field label="Nova senha" hint="Mínimo 8 caracteres" error={errors.password?.message}>
        {control => <PasswordInput {...control} {...register('password')} autoComplete="new-password" required />}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={isSubmitting} busyText="Salvando...">
          Trocar a senha
        </SubmitButton>
      </div>
    </form>
  )
}
