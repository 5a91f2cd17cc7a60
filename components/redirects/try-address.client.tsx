'use client'

import { TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { TryAddressInput } from '#lib/schemas/site/redirect.ts'
import type { TriedAddress } from '#server/redirects/queries/try-address.ts'

/** The field that tells where a former address leads. */
export function TryAddress({ attempt }: { attempt: Act<TryAddressInput, TriedAddress> }) {
  const early = useEarlyWords()
  const [address, setAddress] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<TriedAddress | string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || address.trim() === '') return
    setBusy(true)
    const outcome = await attempt({ address }).catch(() => null)
    setAnswer(outcome?.data ?? outcome?.serverError?.message ?? 'Não foi possível testar o endereço. Tente de novo.')
    setBusy(false)
  }

  return (
    <form {...early} onSubmit={submit} className="flex flex-col gap-2 rounded-lg border border-rule p-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-64 grow">
          <Field label="Para onde vai este endereço?">
            {props => (
              <TextField.Root
                {...props}
                value={address}
                onChange={event => setAddress(event.target.value)}
                placeholder="/2019/05/obra-da-avenida/"
                autoComplete="off"
                maxLength={1_000}
              />
            )}
          </Field>
        </div>
        <SubmitButton size="2" variant="soft" busy={busy} busyText="Testando...">
          Testar
        </SubmitButton>
      </div>
      <p role="status" className="break-all empty:hidden">
        {answer === null ? null : typeof answer === 'string' ? answer : <Answer tried={answer} />}
      </p>
    </form>
  )
}

function Answer({ tried }: { tried: TriedAddress }) {
  switch (tried.kind) {
    case 'leads':
      return (
        <>
          Leva a{' '}
          <a href={tried.to} className="text-accent underline" rel="noreferrer">
            {tried.to}
          </a>
        </>
      )
    case 'gone':
      return 'Era de um artigo que foi apagado: responde que o conteúdo foi removido (410).'
    case 'unknown':
      return 'Não está na lista. Se não houver página com este endereço, responde “Página não encontrada” (404).'
    case 'own':
      return 'É uma página deste site.'
    case 'unreadable':
      return 'Este endereço não pode ser lido.'
  }
}
