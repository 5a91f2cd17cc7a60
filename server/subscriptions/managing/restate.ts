import type { CommandContext } from '#server/platform/work/command.ts'
import { accountOf } from '../ledger/accounts.ts'
import { restate } from '../ledger/prepaid-payment.ts'
import { settle } from '../ledger/settle.ts'
import { renewingStanding } from '../ledger/standing.ts'

/**
 * Writes the standing of a locked subscription after a request to give a payment back, without asking its provider. Its end there is a job.
 */
export async function restateAfter(context: CommandContext, id: string): Promise<void> {
  const { subscription: row, isPrepaid, payments } = await accountOf(context.tx, id)
  if (isPrepaid) return restate(context, { id })
  const { plan, priceCents, method, customerId } = row
  const state = row.endedAt ? 'ended' : row.status === 'past_due' ? 'past_due' : 'active'
  const standing = renewingStanding({ ...row, state, payments, hasProblem: false }, context.now)
  const outcome = { standing, plan, priceCents, method, customerId }
  await settle(context, { row, isNew: false, outcome, entries: [], reading: null })
}
