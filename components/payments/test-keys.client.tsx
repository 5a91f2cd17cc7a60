'use client'

import { TestConnection } from '#components/ui/forms/test-connection.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PaymentProviderInput } from '#lib/schemas/payment-keys.ts'
import type { TestedAccount } from '#server/subscriptions/providers/commands/save-keys.ts'
import { accountWords } from './account-words.ts'

interface TestKeysProps {
  provider: PaymentProviderInput['provider']
  test: Act<PaymentProviderInput, TestedAccount>
}

/** Tests the keys of a provider and says which account answered. */
export const TestKeys = ({ provider, test }: TestKeysProps) => (
  <TestConnection
    test={() => test({ provider })}
    failure="A conexão falhou."
    say={account => `Funcionou: ${accountWords(account)}.`}
  />
)
