'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { forgetFailure, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import { type PayoutKey, payoutLabels } from '#lib/payouts/payout.ts'
import type { PayoutOwner } from '#lib/schemas/payout.ts'
import type { Payout } from '#server/payouts/queries.ts'

const failure = 'Não foi possível mostrar a conta de recebimento.'

interface ShownPayoutProps {
  userId: string
  payout: Payout
  show: Act<PayoutOwner, PayoutKey>
}

/** A person's payout account for masters: masked until they ask for it. Each request is audited on the server. */
export function ShownPayout({ userId, payout, show }: ShownPayoutProps) {
  const [key, setKey] = useState<PayoutKey | null>(null)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    forgetFailure()
    setBusy(true)
    const outcome = await withProof(show)({ userId }).catch(unanswered)
    setBusy(false)
    if (outcome.data) setKey(outcome.data)
    else if (outcome.serverError) sayError(outcome.serverError, failure)
  }
  return (
    <Section title="Conta de recebimento">
      <div className="flex flex-col gap-3">
        <p aria-live="polite">
          {payoutLabels[payout.kind]}:{' '}
          <span className="font-medium wrap-anywhere">{key?.account ?? payout.masked}</span>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {key ? (
            <Button type="button" variant="soft" color="gray" onClick={() => setKey(null)}>
              Ocultar
            </Button>
          ) : (
            <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={ask}>
              Mostrar
            </Button>
          )}
          <span className="text-sm text-soft">A consulta fica registrada na auditoria.</span>
        </div>
      </div>
    </Section>
  )
}
