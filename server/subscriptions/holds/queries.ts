import { subMonths } from 'date-fns/subMonths'
import type { Actor } from '#lib/actor.ts'
import type { PaymentMethod, Plan } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { subscriptionPolicy } from '../policy.ts'
import { countedMonths } from './standing.ts'

/** A purchase that waits for a master, or was refused, with the reason. */
export interface WaitingPurchase {
  person: { id: string; name: string; email: string }
  refused: boolean
  withdrawals: number
  byPayer: boolean
  plan: Plan
  method: PaymentMethod
  askedAt: Date
}

/** More than a master decides at one look. */
const MOST = 100

/** The purchases that wait since their withdrawals count, the oldest first, then the refused ones, which may be allowed still. Raises forbidden. */
export async function listWaitingPurchases(actor: Actor): Promise<WaitingPurchase[]> {
  subscriptionPolicy.assert(actor, 'read', null)
  const rows = await db().purchaseHold.findMany({
    where: { status: { in: ['waiting', 'refused'] }, askedAt: { gt: subMonths(now(), countedMonths) } },
    orderBy: [{ status: 'asc' }, { askedAt: 'asc' }],
    take: MOST,
    include: { user: { select: { id: true, email: true, profile: { select: { fullName: true } } } } },
  })
  return rows.map(({ user, status, withdrawals, byPayer, plan, method, askedAt }) => ({
    person: { id: user.id, name: user.profile.fullName, email: user.email },
    refused: status === 'refused',
    withdrawals,
    byPayer,
    plan,
    method,
    askedAt,
  }))
}
