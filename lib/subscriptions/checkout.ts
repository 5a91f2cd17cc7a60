import type { PaymentMethod, Plan, Provider } from './plans.ts'

/** How each provider is paid, in the order of the screens. */
export const methodsOf: Record<Provider, readonly PaymentMethod[]> = {
  stripe: ['card'],
  mercadopago: ['pix', 'boleto', 'card'],
}

/** A way to pay that is configured. */
export interface WayToPay {
  provider: Provider
  method: PaymentMethod
}

/** What a reader can subscribe to now. */
export interface Offered {
  methods: WayToPay[]
  plans: { plan: Plan; priceCents: number }[]
  /** Whether no real money moves: stand-ins for the providers, or test keys. */
  trial: boolean
  /** Whether the demonstration's stand-ins take the payments. */
  demonstration: boolean
}

/** The page that shows a checkout of ours: its code while it is open, its outcome later. */
export const checkoutPath = (id: string): `/${string}` => `/subscription-success?pagamento=${id}`

/** A checkout as far as its screen depends on it. */
interface Paying {
  method: PaymentMethod
  status: 'open' | 'paid' | 'expired' | 'failed'
  expiresAt: Date
}

/** `pay`: its code is shown. `ended`: it can be paid no more. `unknown`: the person has no such checkout. */
export type PaymentView = 'pay' | 'ended' | 'welcome' | 'processing' | 'unknown'

/**
 * What the screen after paying shows. A subscriber who pays the next period sees that payment; without a checkout of their own, a subscriber
 * is welcome.
 */
export function paymentViewOf(
  checkout: Paying | null,
  { subscribed, moment }: { subscribed: boolean; moment: Date },
): PaymentView {
  const settled = subscribed ? 'welcome' : 'processing'
  if (!checkout) return subscribed ? 'welcome' : 'unknown'
  if (checkout.status === 'paid') return settled
  if (checkout.status !== 'open') return 'ended'
  if (checkout.method === 'card') return settled
  return moment < checkout.expiresAt ? 'pay' : 'ended'
}

/** The check digit of a field of the line: digits weighted 2, 1, 2, 1 … from the right, the digits of products added, modulo ten. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.trunc(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * The line of 47 digits that a person types to pay a boleto, from its barcode of 44 (FEBRABAN's layout for banks); null when it is no such barcode.
 */
export function digitableLine(barcode: string): string | null {
  if (!/^\d{44}$/.test(barcode)) return null
  const free = barcode.slice(19)
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)]
  return fields.map(field => field + checkDigit(field)).join('') + barcode.slice(4, 19)
}
