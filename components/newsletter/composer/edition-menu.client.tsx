'use client'

import { Button } from '@radix-ui/themes'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { forgetFailure, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { composerPath } from '#lib/addresses/paths.ts'
import type { Act } from '#lib/outcome.ts'

/** Begins an edition and opens its composer. */
function useBeginning<Input>(begin: Act<Input, { id: string }>, failure: string) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const run = async (input: Input) => {
    forgetFailure()
    setBusy(true)
    const outcome = await begin(input).catch(unanswered)
    // The button stays off while the composer opens.
    if (outcome.data) return router.push(composerPath(outcome.data.id))
    setBusy(false)
    if (outcome.serverError) sayError(outcome.serverError, failure)
  }
  return { busy, run }
}

export function NewEdition({ create }: { create: Act<object, { id: string }> }) {
  const { busy, run } = useBeginning(create, 'Não foi possível começar a edição.')
  return (
    <Button type="button" size="3" disabled={busy} aria-busy={busy} onClick={() => run({})}>
      <Plus aria-hidden size={16} /> Nova edição
    </Button>
  )
}

interface EditionMenuProps {
  id: string
  copy: Act<{ id: string }, { id: string }>
  /** Null for an edition that cannot be deleted. */
  remove: Act<{ id: string }> | null
  list: string
}

/** Copies an edition, or deletes a draft. */
export function EditionMenu({ id, copy, remove, list }: EditionMenuProps) {
  const router = useRouter()
  const { busy, run } = useBeginning(copy, 'Não foi possível copiar a edição.')
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="button" variant="soft" color="gray" disabled={busy} aria-busy={busy} onClick={() => run({ id })}>
        <Copy aria-hidden size={16} /> Duplicar
      </Button>
      {remove && (
        <ConfirmActButton
          act={remove}
          input={{ id }}
          success="Rascunho excluído."
          failure="Não foi possível excluir o rascunho."
          text="Excluir rascunho"
          busyText="Excluindo..."
          label="Excluir rascunho"
          title="Excluir este rascunho?"
          question="O assunto e os blocos são apagados de vez."
          icon={<Trash2 aria-hidden size={16} />}
          onDone={() => router.push(list)}
        />
      )}
    </div>
  )
}
