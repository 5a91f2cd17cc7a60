import { subMonths } from 'date-fns/subMonths'
import { timesWords } from '#lib/subscriptions/holds.ts'
import type { PaymentMethod, Plan } from '#lib/subscriptions/plans.ts'
import { notifyMasters } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { countedMonths, type PurchaseStanding } from './standing.ts'

/** The purchase that waits. */
interface Held {
  userId: string
  plan: Plan
  method: PaymentMethod
}

/** Lets a purchase wait for a master, and tells the masters why, once until one decides. */
export async function holdPurchase(context: CommandContext, held: Held, { withdrawals, byPayer }: PurchaseStanding) {
  const { tx, now } = context
  const { userId } = held
  const before = await tx.purchaseHold.findUnique({ where: { userId }, select: { status: true, askedAt: true } })
  const waits = before?.status === 'waiting' && before.askedAt > subMonths(now, countedMonths)
  const why = { ...held, withdrawals, byPayer }
  const fresh = { ...why, status: 'waiting', askedAt: now, decidedAt: null, decidedBy: null } as const
  await tx.purchaseHold.upsert({
    where: { userId },
    create: fresh,
    update: waits ? why : fresh,
    select: { userId: true },
  })
  if (waits) return
  await notifyMasters(context, {
    type: 'PAYMENT_PROBLEM',
    message: `Uma compra espera a sua decisão: ${timesWords(withdrawals, byPayer)}. Veja em Assinaturas.`,
    about: { purchaseOf: userId },
  })
  await audit(context, {
    action: 'subscription.purchase_held',
    subject: { type: 'user', id: userId },
    details: { count: withdrawals },
  })
}
