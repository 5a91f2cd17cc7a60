import type { Stripe } from 'stripe'
import type { StripeHands } from '../hands.ts'
import { itemOf } from '../shapes/subscription.ts'
import { idOf } from '../state.ts'
import { button, day, money, page } from './pages.ts'

/** Everything in the account, with what happens at the bank or in Stripe's dashboard as buttons. */
export function overviewPage(double: StripeHands): string {
  const { account, delivery } = double
  const sessions = account.sessions.all().toReversed()
  const subscriptions = account.subscriptions.all().toReversed()
  const charges = account.charges.all().toReversed()
  return page(
    'O que há nesta conta',
    `<p>Agora são ${day(account.now())}. ${[1, 7, 31, 366].map(days => button(`Avançar ${days} d`, { act: 'advance', days: String(days) })).join('')}</p>
<h2>Sessões</h2><table>${sessions.map(({ id, status, url, created }) => `<tr><td>${url ? `<a href="${url}">${id}</a>` : id}</td><td>${day(created)}</td><td>${status}</td></tr>`).join('')}</table>
<h2>Assinaturas</h2><table>${subscriptions.map(each => subscriptionRow(double, each)).join('')}</table>
<h2>Cobranças</h2><table>${charges.map(each => chargeRow(double, each)).join('')}</table>
<h2>Avisos enviados</h2><table>${delivery.sent
      .toReversed()
      .slice(0, 50)
      .map(({ type, id, status }) => `<tr><td>${type}</td><td>${id}</td><td>${status || 'sem resposta'}</td></tr>`)
      .join('')}</table>`,
  )
}

function subscriptionRow({ account }: StripeHands, subscription: Stripe.Subscription): string {
  const item = itemOf(subscription)
  const customer = idOf(subscription.customer)
  const card =
    account.cards.get(customer) === 'declined'
      ? button('Cartão em ordem', { act: 'accept', id: customer })
      : button('O banco passa a recusar', { act: 'decline', id: customer })
  return `<tr><td>${subscription.id}</td><td>${subscription.status}${subscription.cancel_at_period_end ? ', termina no fim do período' : ''}</td><td>${money(item.price.unit_amount)} até ${day(item.current_period_end)}</td><td>${card}</td></tr>`
}

function chargeRow({ account }: StripeHands, charge: Stripe.Charge): string {
  const intent = charge.payment_intent ? idOf(charge.payment_intent) : ''
  const dispute = account.disputes.all().find(each => each.charge === charge.id && each.status === 'needs_response')
  const acts = dispute
    ? button('Contestação ganha', { act: 'won', id: dispute.id }) + button('perdida', { act: 'lost', id: dispute.id })
    : charge.status === 'succeeded' && !charge.refunded && !charge.disputed
      ? button('Devolver', { act: 'refund', id: intent }) + button('Contestar', { act: 'dispute', id: intent })
      : charge.refunded
        ? button('O banco não aceita a devolução', { act: 'fail-refund', id: intent })
        : ''
  const state = charge.refunded ? 'devolvida' : charge.disputed ? 'contestada' : charge.status
  return `<tr><td>${charge.id}</td><td>${day(charge.created)}</td><td>${money(charge.amount)}</td><td>${state}</td><td>${acts}</td></tr>`
}
