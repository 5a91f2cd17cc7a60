import type { MercadoPagoKeys, StripeKeys } from './settings/payment-settings.ts'
import { singleton } from './singleton.ts'

/** The stand-ins of both payment providers that `npm start` runs beside the demonstration: there nothing is charged. */
export interface PaymentStandIns {
  stripe: { keys: StripeKeys; url: string }
  mercadopago: { keys: MercadoPagoKeys; url: string }
  stop(): Promise<void>
}

const held = () => singleton('payment-stand-ins', (): { serving: PaymentStandIns | null } => ({ serving: null }))

/** The stand-ins that serve this process; null beside real keys and without the demonstration. No variable turns them on. */
export const paymentStandIns = (): PaymentStandIns | null => held().serving

export function servePaymentStandIns(standIns: PaymentStandIns): void {
  held().serving = standIns
}

/** Ends the stand-ins for good, and with them all that was bought there. Called once real keys are stored, and at the process's end. */
export async function endPaymentStandIns(): Promise<void> {
  const { serving } = held()
  held().serving = null
  await serving?.stop()
}

/** Subscriptions and checkouts that count now, as a condition: what was bought from stand-ins counts while they serve. */
export const countingNow = (): { standIn?: false } => (paymentStandIns() ? {} : { standIn: false })
