import { Stripe } from 'stripe'

/** How the bank answers the next attempts with a customer's card. */
export type CardAnswer = 'ok' | 'declined'

/** The objects of one kind, oldest first. */
export class Table<Item extends { id: string }> {
  readonly #items = new Map<string, Item>()
  add(item: Item): Item {
    this.#items.set(item.id, item)
    return item
  }
  find(id: string): Item | null {
    return this.#items.get(id) ?? null
  }
  /** An object that must exist. */
  get(id: string): Item {
    const item = this.#items.get(id)
    if (!item) throw new Error(`The double has no ${id}`)
    return item
  }
  all(): Item[] {
    return [...this.#items.values()]
  }
}

/** An account at the double: everything in it, its clock, and how its events leave. */
export class Account {
  readonly customers = new Table<Stripe.Customer>()
  readonly products = new Table<Stripe.Product>()
  readonly prices = new Table<Stripe.Price>()
  readonly sessions = new Table<Stripe.Checkout.Session>()
  readonly subscriptions = new Table<Stripe.Subscription>()
  /** Without `lines` beyond those that `lines` holds; `payments` stands apart. */
  readonly invoices = new Table<Stripe.Invoice>()
  readonly lines = new Map<string, Stripe.InvoiceLineItem[]>()
  readonly invoicePayments = new Table<Stripe.InvoicePayment>()
  readonly intents = new Table<Stripe.PaymentIntent>()
  readonly charges = new Table<Stripe.Charge>()
  readonly refunds = new Table<Stripe.Refund>()
  readonly disputes = new Table<Stripe.Dispute>()
  readonly portalConfigurations = new Table<Stripe.BillingPortal.Configuration>()
  readonly portalSessions = new Table<Stripe.BillingPortal.Session>()
  readonly endpoints = new Table<Stripe.WebhookEndpoint>()
  readonly events = new Table<Stripe.Event>()

  /** The answers of the bank by customer, and what a session's subscription is made from. */
  readonly cards = new Map<string, CardAnswer>()
  readonly plans = new Map<string, { price: string; metadata: Record<string, string>; trialEnd: number | null }>()

  /** When open sessions end, by this clock. */
  readonly expiries = new Map<string, number>()

  /** The double's own address, once it listens. */
  url = ''
  readonly #run = Date.now().toString(36)
  readonly #emit: (event: Stripe.Event) => void
  #count = 0
  #offset = 0
  #pinned: number | null = null

  constructor(emit: (event: Stripe.Event) => void) {
    this.#emit = emit
  }

  /** A new id, unlike those of earlier runs: the product's database remembers them. */
  id(prefix: string): string {
    this.#count += 1
    return `${prefix}_${this.#run}${this.#count.toString().padStart(5, '0')}`
  }

  /** The time in seconds: the real one, moved by `move`. */
  now(): number {
    return this.#pinned ?? Math.floor(Date.now() / 1000) + this.#offset
  }

  /** How far the clock is ahead, in seconds. The product's clock stays behind, so limits on times that it sends are measured by the real one. */
  ahead(): number {
    return this.#offset
  }

  /** Moves the clock to a later moment. */
  move(to: number): void {
    this.#offset += Math.max(0, to - this.now())
  }

  /** Runs something as of a moment that the clock has passed or will pass. */
  at(moment: number, work: () => void): void {
    this.#pinned = moment
    try {
      work()
    } finally {
      this.#pinned = null
    }
  }

  /** Records an event with a copy of its object, and sends it. */
  emit(type: Stripe.Event.Type, object: { id: string }): void {
    const event = {
      id: this.id('evt'),
      object: 'event',
      account: undefined,
      api_version: Stripe.API_VERSION,
      created: this.now(),
      data: { object: copy(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } as Stripe.Event
    this.events.add(event)
    this.#emit(event)
  }
}

/** A copy as it travels: without undefined parts. */
export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

/** A list as Stripe answers it. */
export const listOf = <Item>(url: string, data: Item[], has_more = false): Stripe.ApiList<Item> => ({
  object: 'list',
  data,
  has_more,
  url,
})

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id
