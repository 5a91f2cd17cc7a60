import { house } from './house.ts'

const stripeUrl = `http://127.0.0.1:${house.stripePort}`
const mercadoPagoUrl = `http://127.0.0.1:${house.mercadoPagoPort}`

/** Does something at the double of Stripe that its payers, banks and owners do. Gives its answer. */
export const atStripe = (act: { act: string } & Record<string, unknown>): Promise<Answer> =>
  post(`${stripeUrl}/_double/control`, act)

/** Does something at the double of Mercado Pago, by the name of a control. Gives its answer. */
export const atMercadoPago = (name: string, fields: Record<string, unknown> = {}): Promise<Answer> =>
  post(`${mercadoPagoUrl}/_double/${name}`, fields)

type Answer = Record<string, unknown>

async function post(url: string, fields: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(fields) })
  if (!response.ok) throw new Error(`A double answered ${response.status}: ${await response.text()}`)
  return response.json()
}
