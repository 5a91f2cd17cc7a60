import { graceDays } from '#lib/subscriptions/subscription.ts'
import type { Prisma } from '#server/platform/db/db.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The subscriptions that open premium texts at a moment, as a condition for the database: the same rule as `grantsPremium` (PREM-3). It fits every
 * table and view with a status, the end of the paid period, and whether a stand-in sold it.
 */
export const grantingWhere = (moment: Date) =>
  ({
    ...countingNow(),
    OR: [
      { status: 'active' },
      { status: 'cancelled', currentPeriodEnd: { gt: moment } },
      { status: 'past_due', currentPeriodEnd: { gt: new Date(moment.getTime() - graceDays * dayMs) } },
    ],
  }) satisfies Prisma.SubscriptionWhereInput
