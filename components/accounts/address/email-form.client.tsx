'use client'

import { TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { AddressFields } from '#lib/schemas/account.ts'
import { withProof } from '../proof/with-proof.ts'

const resolver = lateResolver(() => import('#lib/schemas/account.ts').then(({ addressFields }) => addressFields))

/** The form that begins to change the address of one's own account. */
export function EmailForm({ request }: { request: Act<AddressFields> }) {
  const router = useRouter()
  const early = useEarlyWords()
  const form = useForm<AddressFields>({ resolver, defaultValues: { email: '' } })
  const { register, handleSubmit, setError, reset, formState } = form
  const { errors, isSubmitting } = formState

  async function submit(fields: AddressFields) {
    const failure = 'Não foi possível pedir a mudança.'
    if (!(await doneOf(withProof(request)(fields), { setError, failure }))) return
    reset()
    toast.success('Enviamos um link a cada endereço.')
    router.refresh()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label="Novo e-mail" error={errors.email?.message}>
        {control => <TextField.Root {...control} {...register('email')} type="email" autoComplete="email" required />}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={isSubmitting} busyText="Enviando...">
          Trocar o e-mail
        </SubmitButton>
      </div>
    </form>
  )
}
