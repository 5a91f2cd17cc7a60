'use client'

import { TextField } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { TypedCode } from '#lib/schemas/account.ts'

const resolver = lateResolver(() => import('#lib/schemas/account.ts').then(({ typedCode }) => typedCode))

interface CodeFormProps {
  hint: string
  label: string
  busyText: string
  failure: string
  take: Act<TypedCode>
  onTaken: () => void
}

/** A form for a code of six digits. Browsers offer the code of a mail or message that has just arrived. */
export function CodeForm({ hint, label, busyText, failure, take, onTaken }: CodeFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<TypedCode>({ resolver })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  async function submit(fields: TypedCode) {
    if (await doneOf(take(fields), { setError, failure })) return onTaken()
    setError('root', {})
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label="Código" hint={hint} error={errors.code?.message}>
        {control => (
          <TextField.Root
            {...control}
            {...register('code')}
            size="3"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            autoFocus
            required
          />
        )}
      </Field>
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyText={busyText}>
        {label}
      </SubmitButton>
    </form>
  )
}
