import { randomUUID } from 'node:crypto'
import type { PaymentMethod, Plan, Provider } from '#lib/subscriptions/plans.ts'
import { grantsPremium } from '#lib/subscriptions/subscription.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import type { ProviderObject } from '#server/subscriptions/providers/provider.ts'
import { replaceProvider } from '#server/subscriptions/providers/registry.ts'
import { syncObject } from '#server/subscriptions/sync/sync-object.ts'
import { MemoryProvider } from '#tests/doubles/payments/memory-provider.ts'
import { runJobs } from '../privacy/run-jobs.ts'

export const prices: Record<Plan, number> = { monthly: 5000, yearly: 50000 }

/** Both providers in memory under one clock, which is the product's too. Ends with the test. */
export function paymentWorld(begin = new Date('2026-12-01T15:00:00Z')) {
  const stripe = new MemoryProvider('stripe', begin)
  const mercadopago = new MemoryProvider('mercadopago', begin)
  const both: Record<Provider, MemoryProvider> = { stripe, mercadopago }
  const undo = [replaceProvider(stripe), replaceProvider(mercadopago), setClock(() => stripe.now)]
  const stop = () => {
    for (const one of undo) one()
  }

  /** Begins a checkout as the product does. Gives its id. */
  async function begin_(
    userId: string,
    { provider = 'stripe', method = 'card', plan = 'monthly' }: Beginning = {},
  ): Promise<string> {
    const id = randomUUID()
    const expiresAt = new Date(stripe.now.getTime() + 24 * 60 * 60 * 1000)
    const amountCents = prices[plan]
    const data = { id, userId, provider, method, plan, amountCents, expiresAt, createdAt: stripe.now }
    const urls = { successUrl: 'https://a.example', cancelUrl: 'https://a.example' }
    const nobody = { email: 'a@exemplo.test', customerId: null, payer: null, startsAt: null }
    const { providerId } = await both[provider].begin({ id, plan, method, amountCents, expiresAt, ...nobody, ...urls })
    const former = { userId, provider, method, plan, status: 'open' } as const
    await db().checkout.updateMany({ where: former, data: { status: 'expired' } })
    await db().checkout.create({ data: { ...data, providerId } })
    return id
  }

  return {
    stripe,
    mercadopago,
    stop,
    begin: begin_,
    advance(days: number) {
      for (const one of [stripe, mercadopago]) one.advance(days)
    },
    /** Reads an object and applies what it says. */
    sync: (object: ProviderObject, provider: Provider = 'stripe') => syncObject(both[provider], object),
    /** Reads what every waiting notification is about, in their order or another. */
    async hear(order: (events: MemoryProvider['events']) => MemoryProvider['events'] = events => events) {
      for (const one of [stripe, mercadopago]) {
        const events = order(one.events)
        one.events = []
        for (const { object } of events) if (object) await syncObject(one, object)
      }
    },
  }
}

interface Beginning {
  provider?: Provider
  method?: PaymentMethod
  plan?: Plan
}

/** Whether a person may read premium texts at a moment. */
export async function mayRead(userId: string, moment: Date): Promise<boolean> {
  const rows = await db().subscription.findMany({ where: { userId } })
  return rows.some(row => grantsPremium(row, moment))
}

/** The kinds of the mails queued about a person's subscriptions, sorted. */
export async function mailsFor(userId: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ kind: string }[]>`
    SELECT data->>'kind' AS kind FROM pgboss.job
      WHERE name = 'billing.mail' AND data->>'subscriptionId' IN (SELECT id::text FROM subscriptions WHERE user_id = ${userId}::uuid)`
  return rows.map(({ kind }) => kind).sort()
}

/** Runs the refunds, ends and readings that wait, until none is left. */
export async function runBilling(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    let ran = 0
    for (const name of ['billing.sync', 'billing.refund', 'billing.end']) ran += await runJobs(name)
    if (ran === 0) return
  }
  throw new Error('billing jobs queue each other for ever')
}
