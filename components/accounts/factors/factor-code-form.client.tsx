'use client'

import { TextField } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import type { Outcome } from '#lib/outcome.ts'
import type { CodeInput } from '#lib/schemas/factors.ts'

const kinds = {
  app: {
    resolver: lateResolver(() => import('#lib/schemas/factors.ts').then(({ codeInput }) => codeInput)),
    label: 'Código do aplicativo',
    hint: 'Os 6 números que o aplicativo mostra agora.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 9,
  },
  recovery: {
    resolver: lateResolver(() => import('#lib/schemas/factors.ts').then(({ recoveryInput }) => recoveryInput)),
    label: 'Código de recuperação',
    hint: 'Um dos dez que você guardou. Cada um funciona uma vez.',
    inputMode: 'text',
    autoComplete: 'off',
    maxLength: 40,
  },
} as const

interface FactorCodeFormProps<Data> {
  kind: keyof typeof kinds
  /** The button's text, also while the code is checked. */
  text: string
  busyText: string
  failure: string
  take: (input: CodeInput) => Promise<Outcome<Data>>
  onTaken: (data: Data | undefined) => void
}

/** A form for a code of an app or for a recovery code. */
export function FactorCodeForm<Data>({ kind, text, busyText, failure, take, onTaken }: FactorCodeFormProps<Data>) {
  const { resolver, label, hint, ...control } = kinds[kind]
  const { register, handleSubmit, setError, formState } = useForm<CodeInput>({ resolver })
  const { errors, isSubmitting } = formState

  async function submit(input: CodeInput) {
    const outcome = await doneOf(take(input), { setError, failure })
    if (outcome) onTaken(outcome.data)
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-3">
      <Field label={label} hint={hint} error={errors.code?.message}>
        {described => <TextField.Root {...described} {...control} {...register('code')} size="3" required />}
      </Field>
      <SubmitButton busy={isSubmitting} busyText={busyText}>
        {text}
      </SubmitButton>
    </form>
  )
}
