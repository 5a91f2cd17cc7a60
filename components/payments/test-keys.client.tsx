'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { PaymentProviderInput } from '#lib/schemas/payment-keys.ts'
import type { TestedAccount } from '#server/subscriptions/providers/commands/save-keys.ts'
import { accountWords } from './account-words.ts'

interface TestKeysProps {
  provider: PaymentProviderInput['provider']
  test: Act<PaymentProviderInput, TestedAccount>
}

/** Tests the keys of a provider and says which account answered. */
export function TestKeys({ provider, test }: TestKeysProps) {
  const [busy, setBusy] = useState(false)
  const [tested, setTested] = useState<TestedAccount | null>(null)

  async function run() {
    setBusy(true)
    setTested(null)
    const done = await doneOf(test({ provider }), { setError: () => {}, failure: 'A conexão falhou.' })
    setTested(done?.data ?? null)
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={run}>
        {busy ? 'Testando...' : 'Testar conexão'}
      </Button>
      <p role="status" className="text-sm">
        {tested && `Funcionou: ${accountWords(tested)}.`}
      </p>
    </div>
  )
}
