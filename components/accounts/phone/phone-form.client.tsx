'use client'

import { TextField } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PhoneFields } from '#lib/schemas/account.ts'

const resolver = lateResolver(() => import('#lib/schemas/account.ts').then(({ phoneFields }) => phoneFields))

interface PhoneFormProps {
  label: string
  request: Act<PhoneFields>
  onSent: () => void
  /** Whether the form stands in a section of settings, where buttons stand at the end. */
  inSection?: boolean
}

/** A form that asks for a code to a phone. */
export function PhoneForm({ label, request, onSent, inSection = false }: PhoneFormProps) {
  const early = useEarlyWords()
  const { register, handleSubmit, setError, formState } = useForm<PhoneFields>({ resolver })
  const { errors, isSubmitting } = formState

  async function submit(fields: PhoneFields) {
    if (await doneOf(request(fields), { setError, failure: 'Não foi possível enviar o código.' })) onSent()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label="Celular com DDD" hint="De outro país, com + e o código dele." error={errors.phone?.message}>
        {control => (
          <TextField.Root {...control} {...register('phone')} type="tel" size="3" autoComplete="tel" required />
        )}
      </Field>
      <SubmitButton busy={isSubmitting} busyText="Enviando..." className={inSection ? 'self-end' : undefined}>
        {label}
      </SubmitButton>
    </form>
  )
}
