'use client'

import { TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { forgetFailure, sayFailure } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import type { Act } from '#lib/outcome.ts'

interface ClaimMasterProps {
  claim: Act<{ code: string }>
  /** Whether the operator set a code that the form must ask for. */
  asksCode: boolean
}

/** The form that claims the master role on first access (ROLE-4, ROLE-7). */
export function ClaimMaster({ claim, asksCode }: ClaimMasterProps) {
  const router = useRouter()
  const early = useEarlyWords()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  async function become(input: { code: string }) {
    forgetFailure()
    const outcome = await claim(input).catch(() => null)
    if (outcome && !outcome.serverError) return location.assign('/dashboard')
    const refusal = outcome?.serverError
    if (refusal?.code === 'signed_out') return location.assign(signInPath('/become-master'))
    setError(refusal?.fields.code ? 'code' : 'root', { message: refusal?.fields.code ?? '' })
    const field = refusal?.fields.code
    sayFailure('Erro', field ?? refusal?.message ?? 'Não foi possível tornar-se Master.')
    // Another tab or another person claimed it first: the screen shows the current state.
    if (refusal?.code === 'master_exists') router.refresh()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(become)} className="flex flex-col gap-4">
      {asksCode && (
        <Field
          label="Código de instalação"
          hint="Está na variável SETUP_CODE do servidor."
          error={errors.code?.message}
        >
          {props => <TextField.Root {...props} {...register('code')} size="3" autoComplete="off" required />}
        </Field>
      )}
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyText="Processando...">
        Tornar-me Master
      </SubmitButton>
    </form>
  )
}
