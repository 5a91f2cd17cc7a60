'use client'

import { useForm } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ProofByPassword } from '#lib/schemas/account.ts'

const resolver = lateResolver(() => import('#lib/schemas/account.ts').then(({ proofByPassword }) => proofByPassword))

interface PasswordProofProps {
  prove: Act<ProofByPassword>
  onProved: () => void
}

/** Proves by the password who the person at the screen is. */
export function PasswordProof({ prove, onProved }: PasswordProofProps) {
  const { register, handleSubmit, setError, formState } = useForm<ProofByPassword>({ resolver })
  const { errors, isSubmitting } = formState

  async function submit(fields: ProofByPassword) {
    if (await doneOf(prove(fields), { setError, failure: 'Não foi possível confirmar que é você.' })) onProved()
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-3">
      <Field label="Senha" error={errors.password?.message}>
        {control => (
          <PasswordInput {...control} {...register('password')} size="3" autoComplete="current-password" required />
        )}
      </Field>
      <SubmitButton busy={isSubmitting} busyText="Confirmando...">
        Confirmar
      </SubmitButton>
    </form>
  )
}
