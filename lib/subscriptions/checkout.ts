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
