'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { sayError, sayFailure } from '#components/ui/forms/form-failure.ts'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

type Nothing = Record<string, never>

/** Asks for the file of everything about the person, after a proof of identity. */
export function RequestCopy({ request }: { request: Act<Nothing> }) {
  const { busy, run } = useAct(
    withProof(request),
    'Pedido recebido. Avisamos por e-mail quando o arquivo estiver pronto.',
    'Não foi possível pedir a cópia.',
  )
  return (
    <Button variant="outline" disabled={busy} onClick={() => run({})}>
      {busy ? 'Pedindo...' : 'Pedir uma cópia'}
    </Button>
  )
}

/** Downloads the finished file, after a proof of identity. */
export function DownloadCopy({ address, prove }: { address: string; prove: Act<Nothing> }) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const outcome = await withProof(prove)({}).catch(() => null)
    setBusy(false)
    if (!outcome) return sayFailure('Não foi possível baixar o arquivo.')
    if (outcome.serverError) return sayError(outcome.serverError, 'Não foi possível baixar o arquivo.')
    location.assign(address)
  }

  return (
    <Button disabled={busy} onClick={download}>
      Baixar o arquivo
    </Button>
  )
}
