import type { z } from 'zod'
import { priceOf } from '#lib/schemas/site/pricing.ts'
import type { Plan } from '#lib/subscriptions/plans.ts'
import { accessEnd, grantsPremium } from '#lib/subscriptions/subscription.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { readSetting } from '#server/site/queries.ts'
import { type BillingFacts, billingLetter } from './letters.ts'
import type { billingMail } from './mails.ts'

/** Sends a letter about a subscription to its person. Sends nothing once the account was erased. */
export async function sendBillingMail(order: z.output<typeof billingMail.schema>): Promise<void> {
  const { kind, subscriptionId, entryId, requestId } = order
  const subscription = await db().subscription.findUnique({
    where: { id: subscriptionId },
    include: { user: { select: { email: true } } },
  })
  if (!subscription?.user) return
  const entry = entryId ? await db().ledgerEntry.findUnique({ where: { id: entryId } }) : null
  const request = await db().refundRequest.findFirst({
    where: requestId
      ? { id: requestId }
      : { subscriptionId, paymentId: entry?.paymentId ?? '', status: { not: 'refused' } },
    select: { protocol: true },
  })
  // What was bought from a stand-in ended with it, and nobody needs to hear more of it.
  if (subscription.standIn && !paymentStandIns()) return
  const { plan, priceCents, renews, currentPeriodEnd: until } = subscription
  const status = kind === 'notice' || kind === 'failed' ? 'past_due' : subscription.status
  const facts: BillingFacts = {
    ...(kind === 'notice' ? await nextPeriod(subscription) : { plan, priceCents }),
    renews,
    until,
    isOver: until <= now(),
    grants: grantsPremium(subscription, now()),
    accessEnd: accessEnd({ status, currentPeriodEnd: until }),
    entry: entry && { ...entry, at: entry.occurredAt },
    protocol: request?.protocol ?? null,
    standIn: subscription.standIn,
  }
  await sendLetter(subscription.user.email, house => billingLetter(kind, facts, house))
}

type Terms = Pick<BillingFacts, 'plan' | 'priceCents'>

/** The plan and price of the next prepaid period: the plan that was chosen, or the monthly one once that is sold no more, at today's price. */
async function nextPeriod({ plan, nextPlan }: { plan: Plan; nextPlan: Plan | null }): Promise<Terms> {
  const pricing = await readSetting('pricing')
  const chosen = nextPlan ?? plan
  const priceCents = priceOf(pricing, chosen)
  return priceCents === null ? { plan: 'monthly', priceCents: pricing.premiumCents } : { plan: chosen, priceCents }
}
