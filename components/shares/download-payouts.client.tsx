'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'

const failure = 'Não foi possível baixar os pagamentos.'

/** Downloads the payments with whole payout accounts, after a proof of identity. */
export function DownloadPayouts({ address, prove }: { address: string; prove: Act<Record<string, never>> }) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const outcome = await withProof(prove)({}).catch(unanswered)
    setBusy(false)
    if (outcome.serverError) return sayError(outcome.serverError, failure)
    location.assign(address)
  }

  return (
    <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={download}>
      Baixar os pagamentos (CSV)
    </Button>
  )
}
