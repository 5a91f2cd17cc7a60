import { randomUUID } from 'node:crypto'
import type { PaymentMethod, Plan } from '#lib/subscriptions/plans.ts'
import { makeSubscription } from '#prisma/seed/factories.ts'
import { keyring } from '#server/platform/crypto.ts'
import { db } from '#server/platform/db/db.ts'
import { forget } from '#server/press/keep/forget.ts'
import { announceRights } from '#server/subscriptions/live.ts'
import { cellOfKeys } from '#server/subscriptions/providers/keys.ts'
import { testKeys } from './keys.ts'

/** Stores the keys of both doubles, in place of any others. */
export async function configurePayments(): Promise<void> {
  for (const [provider, keys] of Object.entries(testKeys)) {
    const id = randomUUID()
    const secrets = keyring().encrypt(cellOfKeys(id), JSON.stringify(keys))
    const data = { id, provider, secrets, updatedAt: new Date() }
    await db().paymentProvider.upsert({ where: { provider }, create: data, update: data })
  }
}

export const unconfigurePayments = () => db().paymentProvider.deleteMany()

/** Makes the press forget every page. */
export const forgetPages = () => db().$transaction(tx => forget(tx, ['site']))

interface MadeCheckout {
  userId: string
  method: PaymentMethod
  plan?: Plan
  status?: 'open' | 'paid' | 'expired' | 'failed'
  code?: string | null
  expiresAt?: Date
}

/** A checkout as a provider would have begun it; gives its id. */
export async function makeCheckout({ userId, method, plan = 'monthly', status = 'open', ...rest }: MadeCheckout) {
  const { code = `00020126580014br.gov.bcb.pix0136${randomUUID()}5204000053039865802BR6304ABCD` } = rest
  const { expiresAt = new Date(Date.now() + 30 * 60_000) } = rest
  const { id } = await db().checkout.create({
    data: {
      ...{ userId, method, plan, status, code, expiresAt },
      provider: 'mercadopago',
      amountCents: 5000,
      providerId: randomUUID(),
      boletoUrl: method === 'boleto' ? 'http://localhost/boleto.pdf' : null,
      dueAt: method === 'boleto' ? new Date('2026-12-01T15:00:00Z') : null,
    },
    select: { id: true },
  })
  return id
}

/** Pays as a notification would: the checkout is paid, the subscription opens, and the person's open pages hear of it. */
export async function payCheckout(userId: string, checkoutId?: string): Promise<void> {
  const now = new Date()
  await makeSubscription({
    userId,
    status: 'active',
    start: now,
    end: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
  })
  await db().$transaction(async tx => {
    if (checkoutId) await tx.checkout.update({ where: { id: checkoutId }, data: { status: 'paid', paidAt: now } })
    await announceRights(tx, userId)
  })
}
