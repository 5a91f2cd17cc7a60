import type { PayoutKey } from '#lib/payouts/payout.ts'
import { printedPayoutKey } from '#lib/payouts/pix-key.ts'
import { DecryptionError } from '#server/platform/crypto.ts'
import { log } from '#server/platform/process/log.ts'
import { auditAll } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { opened } from '../payout-account.ts'
import { payoutPolicy } from '../policy.ts'

/**
 * The payout accounts of people whole, as they are printed, for the file of a master's payments; null for one that cannot be read any more. The
 * reading of each is audited. Raises forbidden.
 */
export const openPayouts = command(
  async (context, userIds: readonly string[]): Promise<Map<string, PayoutKey | null>> => {
    const { tx, actor } = context
    for (const userId of userIds) payoutPolicy.assert(actor, 'read', { userId })
    const rows = await tx.payoutAccount.findMany({
      where: { userId: { in: [...userIds] } },
      select: { id: true, userId: true, kind: true, account: true },
    })
    await auditAll(
      context,
      rows.map(({ userId }) => ({ action: 'payout.shown', subject: { type: 'user', id: userId } })),
    )
    return new Map(rows.map(row => [row.userId, readable(row)]))
  },
)

function readable(row: Parameters<typeof opened>[0]): PayoutKey | null {
  try {
    const key = opened(row)
    return { ...key, account: printedPayoutKey(key) }
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    log().error({ err: error }, 'a payout account cannot be read')
    return null
  }
}
