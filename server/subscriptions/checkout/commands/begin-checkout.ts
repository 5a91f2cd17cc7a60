import type { Actor } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { priceOf } from '#lib/schemas/site/pricing.ts'
import { checkoutPath, methodsOf } from '#lib/subscriptions/checkout.ts'
import type { PaymentMethod, Plan, Provider } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { readSetting } from '#server/site/queries.ts'
import type { Begun, Order, Payer, PaymentProvider } from '../../providers/provider.ts'
import { providerNamed } from '../../providers/registry.ts'
import { type Checkout, clear, closeCheckout } from '../clear.ts'
import { type ChosenWay, openCheckout } from './open-checkout.ts'

/** What a reader subscribes with. */
export interface BeginCheckout {
  provider: Provider
  method: PaymentMethod
  plan: Plan
  /** Needed for a boleto, passed on and not stored. */
  payer?: Payer
  /** The renewing subscription that the new one follows. For the change of plan only, which checked its owner. */
  replaces?: string
  /** The path of the text that led to the plans. */
  lead?: string | undefined
}

/** A checkout that can be paid. */
export interface BegunCheckout {
  checkoutId: string
  /** The provider's page, or ours with the PIX code or the boleto. */
  url: string
}

/**
 * Begins a subscription: opens a checkout and its counterpart at the provider, at the price of the settings. Repeated for the same way it
 * gives the open checkout; open checkouts of other ways are closed first. Raises signed_out, already_subscribed, purchase_waits or purchase_refused
 * after two withdrawals, and checkout_failed for a way that is not offered or a provider that does not answer.
 */
export async function beginCheckout(actor: Actor, begin: BeginCheckout): Promise<BegunCheckout> {
  const { id: userId } = actor
  if (userId === null) throw new DomainError('signed_out')
  const way = { ...begin, priceCents: await offeredPrice(begin) }
  const adapter = await providerNamed(begin.provider)
  if (!adapter) throw notOffered('the provider has no keys')
  const opened = await openWhenClear(actor, userId, way)
  if (opened.checkout.providerId) return shown(opened.checkout)
  const order = await orderOf(userId, opened, begin.payer ?? null)
  return shown(await start(adapter, opened.checkout, order))
}

const notOffered = (why: string) => new DomainError('checkout_failed', { cause: new Error(why) })

/** The price of a way to pay, in cents. Raises checkout_failed for a way that is not offered. */
async function offeredPrice({ provider, method, plan, payer }: BeginCheckout): Promise<number> {
  if (!methodsOf[provider].includes(method)) throw notOffered('the provider has no such method')
  if (method === 'boleto' && !payer) throw new DomainError('invalid')
  const price = priceOf(await readSetting('pricing'), plan)
  if (price === null) throw notOffered('the plan has no price')
  return price
}

interface Opened {
  checkout: Checkout
  startsAt: Date | null
}

const mostRounds = 4

/** Opens a checkout once nothing of the person can be paid beside it. */
async function openWhenClear(actor: Actor, userId: string, way: ChosenWay): Promise<Opened> {
  const closed: Checkout[] = []
  for (let round = 0; round < mostRounds; round++) {
    const { before, refusal, ...opened } = await openCheckout(actor, { userId, way, closed })
    if (refusal) throw new DomainError(refusal)
    if (!before) return opened as Opened
    await failing(() => clear(before))
    closed.push(...before.close)
  }
  throw notOffered('other checkouts kept opening')
}

async function orderOf(userId: string, { checkout, startsAt }: Opened, payer: Payer | null): Promise<Order> {
  const { id, provider, plan, method, amountCents, expiresAt } = checkout
  const [{ email }, known] = await Promise.all([
    db().user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }),
    db().subscription.findFirst({
      where: { userId, paymentProvider: provider, customerId: { not: null }, ...countingNow() },
      orderBy: { createdAt: 'desc' },
      select: { customerId: true },
    }),
  ])
  const origin = siteOrigin()
  return {
    id,
    plan,
    method,
    amountCents,
    email,
    payer,
    startsAt,
    expiresAt,
    customerId: known?.customerId ?? null,
    successUrl: `${origin}${checkoutPath(id)}`,
    cancelUrl: `${origin}/pricing`,
  }
}

/** Begins a checkout at its provider and notes the answer. A checkout that the provider did not begin has failed, and nothing of it can be paid. */
async function start(adapter: PaymentProvider, { id }: Checkout, order: Order): Promise<Checkout> {
  let begun: Begun
  try {
    begun = await adapter.begin(order)
  } catch (error) {
    await db().checkout.updateMany({ where: { id, status: 'open', providerId: null }, data: { status: 'failed' } })
    throw failure(error)
  }
  const { providerId, url, code, boletoUrl, dueAt } = begun
  await db().checkout.updateMany({
    where: { id, status: 'open', providerId: null },
    data: { providerId, url, code, boletoUrl, dueAt },
  })
  const checkout = await db().checkout.findUniqueOrThrow({ where: { id } })
  if (checkout.providerId === providerId) return checkout
  // Closed or failed meanwhile by a request beside this one.
  await failing(() => closeCheckout({ ...checkout, providerId }))
  throw notOffered('the checkout was closed while it began')
}

const shown = ({ id, method, url }: Checkout): BegunCheckout => ({
  checkoutId: id,
  url: method === 'card' && url ? url : checkoutPath(id),
})

/** What a provider's failure is to the person who wants to pay. */
const failure = (error: unknown): unknown =>
  isDomainError(error) && error.kind === 'unavailable' ? new DomainError('checkout_failed', { cause: error }) : error

async function failing<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw failure(error)
  }
}
