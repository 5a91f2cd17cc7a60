import { createHmac, randomUUID } from 'node:crypto'
import { DomainError } from '#lib/errors.ts'
import { ledgerSigns } from '#lib/subscriptions/ledger-words.ts'
import type { PaymentMethod, Plan, Provider } from '#lib/subscriptions/plans.ts'
import { isFresh, isSignedWith } from '#server/platform/crypto.ts'
import type {
  Begun,
  Order,
  PaymentProvider,
  ProviderCheckout,
  ProviderEvent,
  ProviderObject,
  ProviderPayment,
  ProviderReading,
  ProviderSubscription,
  Reversal,
} from '#server/subscriptions/providers/provider.ts'

const dayMs = 24 * 60 * 60 * 1000
const periodDays: Record<Plan, number> = { monthly: 30, yearly: 365 }
const retryDays = [3, 6]

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] }

/** A payment as this world keeps it. */
export interface WorldPayment extends Omit<Changeable<ProviderPayment>, 'reversals'> {
  reversals: Reversal[]
}

/** A subscription as this world keeps it: paid until `paidUntil`, charged again then. */
export interface WorldSubscription extends Omit<Changeable<ProviderSubscription>, 'payments'> {
  payments: WorldPayment[]
  plan: Plan
  billedFrom: Date
  billedUntil: Date
  attempts: number
  cardWorks: boolean
}

interface WorldCheckout extends Omit<Changeable<ProviderCheckout>, 'payment'> {
  order: Order
  payment: WorldPayment | null
  subscriptionId: string | null
}

/** A payment provider in memory: its customers' money, a clock, and faults that can be switched on. */
export class MemoryProvider implements PaymentProvider {
  readonly name: Provider
  now: Date
  readonly subscriptions = new Map<string, WorldSubscription>()
  readonly checkouts = new Map<string, WorldCheckout>()
  /** Notifications that were not taken yet, in the order of what happened. */
  events: ProviderEvent[] = []
  fault: 'none' | 'error' | 'hang' = 'none'
  readonly refunds = new Map<string, number>()
  #count = 0
  readonly #secret: string = randomUUID()
  readonly #tag = randomUUID().slice(0, 8)
  #changes: { at: Date; object: ProviderObject }[] = []

  constructor(name: Provider, now: Date) {
    this.name = name
    this.now = now
  }

  changePlan = async (id: string, plan: Plan, amountCents: number): Promise<void> => {
    await this.#answer()
    const subscription = this.#subscription(id)
    Object.assign(subscription, { plan, priceCents: amountCents })
    this.#bill(subscription, this.now, { prorated: true, amountCents: Math.round(amountCents / 2) })
    this.#changed({ kind: 'subscription', id })
  }

  quoteChange = async (_id: string, _plan: Plan, amountCents: number): Promise<number> => {
    await this.#answer()
    return Math.round(amountCents / 2)
  }

  portal = null

  verify(bytes: Uint8Array, { headers }: { headers: Headers }, now: Date): ProviderEvent | null {
    const [time = '', signature = ''] = headers.get('x-signature')?.split(' ') ?? []
    const signed = isSignedWith(this.#secret, Buffer.concat([Buffer.from(`${time}.`), bytes]), signature)
    if (!signed || !isFresh(Number(time), now, 300)) return null
    const { live, ...event } = JSON.parse(Buffer.from(bytes).toString()) as ProviderEvent & { live: boolean }
    return live ? event : null
  }

  /** A notification as this provider sends it: its body, and the headers that sign it. */
  notification(event: ProviderEvent, { live = true, at = this.now, secret = this.#secret } = {}) {
    const body = JSON.stringify({ ...event, live }, null, 1)
    const time = Math.floor(at.getTime() / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, headers: { 'x-signature': `${time} ${signature}`, 'content-type': 'application/json' } }
  }

  async read({ kind, id }: ProviderObject): Promise<ProviderReading | null> {
    await this.#answer()
    if (kind === 'subscription') return this.#readSubscription(id)
    const checkout = [...this.checkouts.values()].find(one => one.providerId === id || one.payment?.id === id)
    if (!checkout) return null
    const { order, subscriptionId, ...read } = checkout
    const subscription = subscriptionId ? (this.#readSubscription(subscriptionId)?.subscription ?? null) : null
    return structuredClone({ subscription, checkout: read })
  }

  async begin(order: Order): Promise<Begun> {
    await this.#answer()
    const known = this.checkouts.get(order.id)
    const providerId = known?.providerId ?? `${this.name}-co-${this.#next()}`
    if (!known)
      this.checkouts.set(order.id, {
        checkoutId: order.id,
        providerId,
        state: 'open',
        payment: null,
        order,
        subscriptionId: null,
      })
    const code = order.method === 'card' ? null : `codigo-${providerId}`
    return {
      providerId,
      url: order.method === 'card' ? 'https://pay.example' : null,
      code,
      boletoUrl: null,
      dueAt: null,
    }
  }

  async close({ id }: ProviderObject): Promise<boolean> {
    await this.#answer()
    const checkout = [...this.checkouts.values()].find(one => one.providerId === id)
    if (!checkout || checkout.state === 'paid') return false
    checkout.state = 'expired'
    return true
  }

  async cancel(id: string): Promise<void> {
    await this.#answer()
    Object.assign(this.#subscription(id), { renews: false, cancelledAt: this.now })
    this.#changed({ kind: 'subscription', id })
  }

  async resume(id: string): Promise<void> {
    await this.#answer()
    const subscription = this.#subscription(id)
    if (subscription.state === 'ended') throw new DomainError('provider_refused')
    Object.assign(subscription, { renews: true, cancelledAt: null })
    this.#changed({ kind: 'subscription', id })
  }

  async end(id: string): Promise<void> {
    await this.#answer()
    this.#end(this.#subscription(id))
  }

  async refund({ id, amountCents, key }: { id: string; amountCents: number; key: string }): Promise<void> {
    await this.#answer()
    if (this.refunds.has(key)) return
    if (keptOf(this.#paymentOf(id)[0]) < amountCents) throw new DomainError('provider_refused')
    this.refunds.set(key, amountCents)
    this.takeBack(id, 'refund', amountCents)
  }

  async *changedSince(moment: Date): AsyncIterable<ProviderObject> {
    await this.#answer()
    for (const { at, object } of this.#changes) if (at >= moment) yield object
  }

  async test() {
    await this.#answer()
    return { account: 'Conta de teste', live: false }
  }

  /** The reader pays a checkout, with its amount or another. Gives the subscription's or the payment's id. */
  pay(
    checkoutId: string,
    wrong: Partial<Pick<WorldPayment, 'amountCents' | 'currency'>> & { plan?: Plan } = {},
  ): string {
    const checkout = this.checkouts.get(checkoutId)
    if (!checkout) throw new Error('no such checkout')
    const { order } = checkout
    checkout.state = 'paid'
    const { plan = order.plan, ...terms } = wrong
    if (order.method !== 'card') {
      checkout.payment = this.#payment({ amountCents: order.amountCents, method: order.method, period: null, ...terms })
      this.#changed({ kind: 'payment', id: checkout.payment.id })
      return checkout.payment.id
    }
    const id = `${this.name}-sub-${this.#next()}`
    checkout.subscriptionId = id
    const subscription = this.#subscribe(id, checkoutId, plan, order.amountCents)
    this.#bill(subscription, this.now, terms)
    this.#changed({ kind: 'checkout', id: checkout.providerId })
    return id
  }

  /** Nobody paid in time: the checkout is over. */
  expire(checkoutId: string): void {
    const checkout = this.checkouts.get(checkoutId)
    if (checkout?.state !== 'open') return
    checkout.state = 'expired'
    this.#changed({ kind: checkout.order.method === 'card' ? 'checkout' : 'payment', id: checkout.providerId })
  }

  /** The clock moves: periods end, cards are charged, failed charges are tried again. */
  advance(days: number): void {
    const end = new Date(this.now.getTime() + days * dayMs)
    for (;;) {
      const due = [...this.subscriptions.values()].filter(one => one.state !== 'ended' && dueAt(one) <= end)
      const next = due.sort((a, b) => dueAt(a).getTime() - dueAt(b).getTime())[0]
      if (!next) break
      this.now = new Date(Math.max(this.now.getTime(), dueAt(next).getTime()))
      this.#renew(next)
    }
    this.now = end
  }

  /** Money goes back: the merchant refunds, or the cardholder disputes; or a dispute is won. */
  takeBack(paymentId: string, kind: Reversal['kind'], amountCents?: number): void {
    const [payment, object] = this.#paymentOf(paymentId)
    const cents = amountCents ?? payment.amountCents
    payment.reversals.push({ id: `${this.name}-${kind}-${this.#next()}`, kind, amountCents: cents, at: this.now })
    this.#changed(object)
  }

  /** The newest refund of a payment did not arrive. False: it has none. */
  failRefund(paymentId: string): boolean {
    const [payment, object] = this.#paymentOf(paymentId)
    const failed = new Set(payment.reversals.filter(({ kind }) => kind === 'refund_failure').map(({ id }) => id))
    const refund = payment.reversals.findLast(({ id, kind }) => kind === 'refund' && !failed.has(id))
    if (!refund) return false
    payment.reversals.push({ ...refund, kind: 'refund_failure', at: this.now })
    this.#changed(object)
    return true
  }

  /** Every payment of this world, failed ones included. */
  payments(): WorldPayment[] {
    const prepaid = [...this.checkouts.values()].flatMap(({ payment }) => (payment ? [payment] : []))
    return [...[...this.subscriptions.values()].flatMap(({ payments }) => payments), ...prepaid]
  }

  async #answer(): Promise<void> {
    if (this.fault !== 'none') throw new DomainError('provider_unavailable')
  }

  #subscription(id: string): WorldSubscription {
    const subscription = this.subscriptions.get(id)
    if (!subscription) throw new DomainError('provider_refused')
    return subscription
  }

  #readSubscription(id: string): ProviderReading | null {
    const subscription = this.subscriptions.get(id)
    if (!subscription) return null
    const { billedFrom, billedUntil, attempts, cardWorks, ...read } = subscription
    return structuredClone({ subscription: read, checkout: null })
  }

  #subscribe(id: string, checkoutId: string, plan: Plan, priceCents: number): WorldSubscription {
    const subscription: WorldSubscription = {
      ...{ id, checkoutId, customerId: `${this.name}-cus-${checkoutId}`, plan, priceCents, currency: 'BRL' },
      ...{ state: 'active', renews: true, method: 'card', cancelledAt: null, endedAt: null, payments: [] },
      ...{ createdAt: this.now, billedFrom: this.now, billedUntil: this.now, attempts: 0, cardWorks: true },
    }
    this.subscriptions.set(id, subscription)
    return subscription
  }

  #payment(own: Partial<WorldPayment> & { method: PaymentMethod; amountCents: number }): WorldPayment {
    return {
      ...{ id: `${this.name}-pay-${this.#next()}`, state: 'paid', currency: 'BRL', at: this.now, period: null },
      ...{ prorated: false, recovered: false, receiptUrl: null, reversals: [] },
      ...own,
    }
  }

  /** A period is paid. */
  #bill(subscription: WorldSubscription, start: Date, own: Partial<WorldPayment> = {}): void {
    const end = new Date(start.getTime() + periodDays[subscription.plan] * dayMs)
    const { priceCents: amountCents, method, attempts } = subscription
    const recovered = attempts > 0
    subscription.payments.push(this.#payment({ amountCents, method, recovered, period: { start, end }, ...own }))
    Object.assign(subscription, { state: 'active', billedFrom: start, billedUntil: end, attempts: 0 })
  }

  #renew(subscription: WorldSubscription): void {
    const { id, renews, cardWorks, attempts, billedUntil, method, priceCents: amountCents } = subscription
    if (!renews || (!cardWorks && attempts >= retryDays.length)) this.#end(subscription)
    else if (cardWorks) this.#bill(subscription, billedUntil)
    else {
      subscription.payments.push(this.#payment({ amountCents, method, state: 'failed' }))
      Object.assign(subscription, { state: 'past_due', attempts: attempts + 1 })
    }
    this.#changed({ kind: 'subscription', id })
  }

  #end(subscription: WorldSubscription): void {
    if (subscription.state === 'ended') return
    Object.assign(subscription, { state: 'ended', renews: false, endedAt: this.now })
    this.#changed({ kind: 'subscription', id: subscription.id })
  }

  #paymentOf(id: string): [WorldPayment, ProviderObject] {
    for (const subscription of this.subscriptions.values()) {
      const payment = subscription.payments.find(one => one.id === id)
      if (payment) return [payment, { kind: 'subscription', id: subscription.id }]
    }
    const payment = [...this.checkouts.values()].find(one => one.payment?.id === id)?.payment
    if (!payment) throw new DomainError('provider_refused')
    return [payment, { kind: 'payment', id }]
  }

  #changed(object: ProviderObject): void {
    this.#changes.push({ at: this.now, object })
    this.events.push({ id: `${this.name}-evt-${this.#next()}`, type: 'changed', object })
  }

  /** Ids are unique among all worlds, as they are among all accounts of a provider. */
  #next(): string {
    return `${this.#tag}-${++this.#count}`
  }
}

/** What is left of a payment, in cents. */
export const keptOf = ({ amountCents, reversals }: WorldPayment): number =>
  reversals.reduce((sum, { kind, amountCents: cents }) => sum + ledgerSigns[kind] * cents, amountCents)

/** The moment at which a subscription is charged next. */
function dueAt({ billedUntil, attempts }: WorldSubscription): Date {
  const days = attempts === 0 ? 0 : (retryDays[attempts - 1] ?? 0)
  return new Date(billedUntil.getTime() + days * dayMs)
}
