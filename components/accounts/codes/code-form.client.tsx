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
  /** By mail or message. Browsers offer one that has just arrived. */
  sent: {
    resolver: lateResolver(() => import('#lib/schemas/account.ts').then(({ typedCode }) => typedCode)),
    label: 'Código',
    hint: 'Veja também a caixa de spam.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 12,
  },
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

interface CodeFormProps<Data> {
  kind: keyof typeof kinds
  /** Whether the field takes the focus. Not where something above it is read first: a phone's keyboard would cover it. */
  focused?: boolean
  /** Stands in place of the kind's own hint. */
  hint?: string
  /** The button's text, also while the code is checked. */
  text: string
  busyText: string
  failure: string
  take: (input: CodeInput) => Promise<Outcome<Data>>
  onTaken: (data: Data | undefined) => void
}

/** A form for a code that a person types: sent to them, shown by an app, or kept for recovery. Stays busy once the code is taken. */
export function CodeForm<Data>({
  kind,
  focused = true,
  hint,
  text,
  busyText,
  failure,
  take,
  onTaken,
}: CodeFormProps<Data>) {
  const { resolver, label, hint: usual, ...control } = kinds[kind]
  const { register, handleSubmit, setError, formState } = useForm<CodeInput>({ resolver })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  async function submit(input: CodeInput) {
    const outcome = await doneOf(take(input), { setError, failure })
    if (outcome) onTaken(outcome.data)
    else setError('root', {})
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label={label} hint={hint ?? usual} error={errors.code?.message}>
        {described => (
          <TextField.Root {...described} {...control} {...register('code')} size="3" autoFocus={focused} required />
        )}
      </Field>
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyText={busyText}>
        {text}
      </SubmitButton>
    </form>
  )
}
