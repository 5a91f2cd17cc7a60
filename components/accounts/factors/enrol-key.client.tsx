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
import type { KeyKind } from '#lib/accounts/factors.ts'
import type { Act } from '#lib/outcome.ts'
import type { BeginKeyInput, ConfirmKeyInput, FactorInput } from '#lib/schemas/factors.ts'
import type { BegunKey } from '#server/accounts/factors/commands/begin-key.ts'
import { withProof } from '../proof/with-proof.ts'
import { enrolInBrowser } from './browser-key.ts'

const resolver = lateResolver(() => import('#lib/schemas/factors.ts').then(({ beginKeyInput }) => beginKeyInput))

export interface EnrolKeyActs {
  begin: Act<BeginKeyInput, BegunKey>
  confirm: Act<ConfirmKeyInput, string[] | null>
  /** Removes what a failed enrolment left behind. */
  drop: Act<FactorInput>
}

interface EnrolKeyProps extends EnrolKeyActs {
  kind: KeyKind
  /** Called with the recovery codes of a first factor, otherwise with null. */
  onEnrolled: (codes: string[] | null) => void
}

const words = {
  security_key: {
    label: 'Nome da chave de segurança',
    hint: 'Por exemplo, “Chave do chaveiro”.',
    text: 'Adicionar chave de segurança',
    failure: 'Não foi possível cadastrar a chave de segurança.',
  },
  passkey: {
    label: 'Nome da chave de acesso',
    hint: 'Por exemplo, o aparelho em que ela fica.',
    text: 'Adicionar chave de acesso',
    failure: 'Não foi possível cadastrar a chave de acesso.',
  },
} as const satisfies Record<KeyKind, object>

/** Enrols a security key or a passkey under a name. */
export function EnrolKey({ kind, begin, confirm, drop, onEnrolled }: EnrolKeyProps) {
  const { label, hint, text, failure } = words[kind]
  const early = useEarlyWords()
  const form = useForm<BeginKeyInput>({ resolver, defaultValues: { kind, name: '' } })
  const { register, handleSubmit, setError, reset, formState } = form

  async function enrol(fields: BeginKeyInput) {
    const begun = (await doneOf(withProof(begin)(fields), { setError, failure }))?.data
    if (!begun) return
    const response = await enrolInBrowser(begun.options, failure)
    if (!response) return void (await drop({ id: begun.id }).catch(() => null))
    const { ceremony } = begun
    const enrolled = await doneOf(withProof(confirm)({ ceremony, response }), { setError, failure })
    if (!enrolled) return
    reset()
    onEnrolled(enrolled.data ?? null)
  }

  return (
    <form
      {...early}
      method="post"
      noValidate
      onSubmit={handleSubmit(enrol, sayFirst)}
      className="flex flex-col items-start gap-3"
    >
      <div className="w-full">
        <Field label={label} hint={hint} error={formState.errors.name?.message}>
          {control => <TextField.Root {...control} {...register('name')} maxLength={60} autoComplete="off" required />}
        </Field>
      </div>
      <SubmitButton size="2" variant="soft" busy={formState.isSubmitting} busyText="Esperando a chave...">
        {text}
      </SubmitButton>
    </form>
  )
}

/** Adds passkeys. */
export function PasskeyPanel(acts: EnrolKeyActs) {
  const router = useRouter()
  function enrolled() {
    toast.success('Chave de acesso cadastrada.')
    router.refresh()
  }
  return <EnrolKey kind="passkey" {...acts} onEnrolled={enrolled} />
}
