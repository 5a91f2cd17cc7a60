import type { PayerFields } from '#lib/schemas/payer.ts'
import { cardCheckout, mercadoPagoCheckout } from '#lib/schemas/subscription.ts'
import { formOrJson } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { ledTo, refusedPayment } from '../paying.ts'
import { promptly } from '../providers/promptly.ts'
import type { Payer } from '../providers/provider.ts'
import { beginCheckout } from './commands/begin-checkout.ts'

/** Enough for a boleto's payer. */
const LONGEST = 8 * 1024

/** Each request may reach a provider. */
const limit = { name: 'checkout', points: 20, seconds: 10 * 60 }

/** `POST /api/create-checkout`: begins a subscription by card at Stripe. Gives `{ url }`. */
export const postCheckout = route({
  name: 'create-checkout',
  method: 'POST',
  access: 'signed_in',
  limit,
  body: formOrJson(LONGEST, cardCheckout),
  async answer({ request, actor, input: { plan, lead } }) {
    const { url } = await promptly(beginCheckout)(actor, { provider: 'stripe', method: 'card', plan, lead })
    return ledTo(request, url)
  },
  refuse: refusedPayment,
})

/** `POST /api/create-mercadopago-checkout`: begins a subscription by PIX, boleto or card at Mercado Pago. Gives `{ url }`. */
export const postMercadoPagoCheckout = route({
  name: 'create-mercadopago-checkout',
  method: 'POST',
  access: 'signed_in',
  limit,
  body: formOrJson(LONGEST, mercadoPagoCheckout),
  async answer({ request, actor, input }) {
    const { method, plan, lead } = input
    const begin = { provider: 'mercadopago', method, plan, lead } as const
    const { url } = await promptly(beginCheckout)(
      actor,
      input.method === 'boleto' ? { ...begin, payer: payerOf(input) } : begin,
    )
    return ledTo(request, url)
  },
  refuse: refusedPayment,
})

const payerOf = ({ name, cpf, ...address }: PayerFields): Payer => {
  const { zip, street, number, neighbourhood, city, state } = address
  return { name, cpf, address: { zip, street, number, neighbourhood, city, state } }
}
