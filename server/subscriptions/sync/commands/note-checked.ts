import type { Provider } from '#lib/subscriptions/plans.ts'
import { command } from '#server/platform/work/command.ts'

/** Notes until when a provider's changes are reconciled. */
export const noteChecked = command(
  async ({ tx }, { provider, until }: { provider: Provider; until: Date }): Promise<void> => {
    const checkedUntil = until
    await tx.paymentCheck.upsert({ where: { provider }, create: { provider, checkedUntil }, update: { checkedUntil } })
  },
)
