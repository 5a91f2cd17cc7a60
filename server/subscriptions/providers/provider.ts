import type { PaymentMethod, Plan, Provider } from '#lib/subscriptions/plans.ts'

/** A thing of ours at a provider, to be read there. `checkout` is the provider's own session or preapproval in the making. */
export interface ProviderObject {
  kind: 'subscription' | 'checkout' | 'payment'
  id: string
}

/** A verified notification. Its body is never believed: `object` is read from the API. */
export interface ProviderEvent {
  /** Unique at the provider. */
  id: string
  type: string
  /** Null for an event that concerns no subscription. */
  object: ProviderObject | null
}

/**
 * Money that was taken back from a payment, or came back to it: after a dispute that was won, or because a refund did not arrive. A
 * `refund_failure` has the id of its refund, which is reported beside it.
 */
export interface Reversal {
  id: string
  kind: 'refund' | 'refund_failure' | 'chargeback' | 'chargeback_reversal'
  amountCents: number
  at: Date
}

export interface ProviderPayment {
  id: string
  state: 'pending' | 'paid' | 'failed'
  amountCents: number
  /** Upper case, `BRL`. */
  currency: string
  method: PaymentMethod
  at: Date
  /** The period that it pays, as the provider bills it; null for a prepaid one, whose period is ours to set. */
  period: { start: Date; end: Date } | null
  /**
   * Whether the provider computed the amount itself from a price of ours, so that it may differ from the plan's price (a proration). False: it
   * must be the plan's price.
   */
  prorated: boolean
  /** Whether an attempt for the same bill failed before. */
  recovered: boolean
  receiptUrl: string | null
  reversals: readonly Reversal[]
  /** Marks that tell who paid (`holds/payers.ts`); none where the provider says nothing. */
  payers?: readonly string[]
}

/** A subscription that the provider renews, read whole. */
export interface ProviderSubscription {
  id: string
  /** The checkout of ours that began it, as the provider repeats it; null for one that was not begun here. */
  checkoutId: string | null
  customerId: string | null
  /** `ended`: nothing will be charged any more. */
  state: 'incomplete' | 'active' | 'past_due' | 'ended'
  /** False once it was cancelled for the end of its period. */
  renews: boolean
  /** Null when its price is none of ours. */
  plan: Plan | null
  priceCents: number
  currency: string
  method: PaymentMethod
  createdAt: Date
  cancelledAt: Date | null
  endedAt: Date | null
  /** Every payment, failed ones included, oldest first. */
  payments: readonly ProviderPayment[]
}

/** What the provider says of a checkout that did not (yet) become a subscription, or of a PIX or boleto. */
export interface ProviderCheckout {
  /** Our id. */
  checkoutId: string
  providerId: string
  state: 'open' | 'paid' | 'expired' | 'failed'
  /** The payment of a prepaid period; null for a checkout of a subscription. */
  payment: ProviderPayment | null
}

/** An object read at its provider. Null parts: the object says nothing of them. */
export interface ProviderReading {
  subscription: ProviderSubscription | null
  checkout: ProviderCheckout | null
}

/** The payer of a boleto, as Mercado Pago demands it. Passed on and not stored. */
export interface Payer {
  name: string
  cpf: string
  address: { zip: string; street: string; number: string; neighbourhood: string; city: string; state: string }
}

/** What a checkout is begun with. */
export interface Order {
  /** Our checkout's id: idempotency key, and reference at the provider. */
  id: string
  plan: Plan
  method: PaymentMethod
  amountCents: number
  email: string
  /** The person's id at the provider, when known. */
  customerId: string | null
  payer: Payer | null
  /** When the first charge is due, for a plan that begins with the next period; null: at once. */
  startsAt: Date | null
  expiresAt: Date
  /** Addresses of ours: after paying, and after giving up. */
  successUrl: string
  cancelUrl: string
}

/** A checkout as the provider began it. */
export interface Begun {
  providerId: string
  url: string | null
  /** The PIX code or the boleto's line. */
  code: string | null
  boletoUrl: string | null
  dueAt: Date | null
}

/**
 * A payment provider. Every call may raise `DomainError('provider_unavailable')` when the provider does not answer in time or fails, and
 * raises `DomainError('provider_refused')` when it refuses a request of ours. Amounts are integer cents.
 */
export interface PaymentProvider {
  readonly name: Provider
  /** Verifies a notification by its signature over the raw bytes and its age. Null: forged, stale, or of the other mode (test, live). */
  verify(
    bytes: Uint8Array,
    request: { headers: Headers; url: URL },
    now: Date,
  ): ProviderEvent | null | Promise<ProviderEvent | null>
  /** Reads an object whole from the API. Null: it does not exist, or is none of ours. */
  read(object: ProviderObject): Promise<ProviderReading | null>
  /** Begins a checkout. Repeated with the same `id` it gives the same one. */
  begin(order: Order): Promise<Begun>
  /** Closes a checkout that nobody has paid, so that nobody can. False: it was paid meanwhile. */
  close(object: ProviderObject): Promise<boolean>
  /** Stops the renewal at the end of the period. */
  cancel(subscriptionId: string): Promise<void>
  /** Takes such a cancellation back. */
  resume(subscriptionId: string): Promise<void>
  /** Ends it at once, without a refund. */
  end(subscriptionId: string): Promise<void>
  /** Changes the plan, prorated. Null: not possible here; a new checkout begins with the next period. */
  changePlan: ((subscriptionId: string, plan: Plan, amountCents: number) => Promise<void>) | null
  /** What such a change charges at once, in cents. Null: a change charges nothing at once. */
  quoteChange: ((subscriptionId: string, plan: Plan, amountCents: number) => Promise<number>) | null
  /** Gives a payment back, in whole or in part. Repeated with the same key it gives back once. */
  refund(payment: { id: string; amountCents: number; key: string }): Promise<void>
  /** The address of the provider's own screen for card and receipts. Null: it has none. */
  portal: ((customerId: string, returnUrl: string) => Promise<string>) | null
  /** The objects that changed since a moment, for the reconciliation. */
  changedSince(moment: Date): AsyncIterable<ProviderObject>
  /** Proves the keys with a harmless request. Gives the account's name and whether money is real. */
  test(): Promise<{ account: string; live: boolean }>
}
