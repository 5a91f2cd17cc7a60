import type { GoogleFault } from '../../doubles/google/double.ts'
import { house } from './house.ts'

const stripeUrl = `http://127.0.0.1:${house.stripePort}`
const mercadoPagoUrl = `http://127.0.0.1:${house.mercadoPagoPort}`

/** Does something at the double of Stripe that its payers, banks and owners do. Gives its answer. */
export const atStripe = (act: { act: string } & Record<string, unknown>): Promise<Answer> =>
  post(`${stripeUrl}/_double/control`, act)

/** Does something at the double of Mercado Pago, by the name of a control. Gives its answer. */
export const atMercadoPago = (name: string, fields: Record<string, unknown> = {}): Promise<Answer> =>
  post(`${mercadoPagoUrl}/_double/${name}`, fields)

/** Makes the double of Google behave in a way. Gives a service account's key that it knows, as JSON. */
export async function atGoogle(fault: GoogleFault = 'none'): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${house.googlePort}/_double/${fault}`)
  return response.text()
}

type Answer = Record<string, unknown>

async function post(url: string, fields: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(fields) })
  if (!response.ok) throw new Error(`A double answered ${response.status}: ${await response.text()}`)
  return response.json()
}
