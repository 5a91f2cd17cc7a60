import type { Stripe } from 'stripe'
import { escapeHtml } from '#lib/text/html.ts'
import type { StripeHands } from '../hands.ts'

export const money = (cents: number | null) =>
  ((cents ?? 0) / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
export const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })

/** A page of the double, marked as such. */
export const page = (title: string, body: string) => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} (substituto do Stripe)</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 0 1rem 3rem; color: #1a1a1a }
.mark { background: #7a1f1f; color: #fff; margin: 0 -1rem 1.5rem; padding: .75rem 1rem; font-weight: 600 }
form { display: inline } button { font: inherit; padding: .5rem 1rem; margin: 0 .5rem .5rem 0 }
table { border-collapse: collapse; display: block; overflow-x: auto } td, th { text-align: left; padding: .35rem 1.5rem .35rem 0; vertical-align: top; border-top: 1px solid #ddd }
</style></head><body>
<p class="mark">Demonstração: nada é cobrado. Esta tela faz as vezes do Stripe.</p>
<h1>${escapeHtml(title)}</h1>${body}</body></html>`

export const button = (label: string, fields: Record<string, string>) =>
  `<form method="post">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button>${escapeHtml(label)}</button></form>`

/** The hosted page of a checkout. */
export function checkoutPage({ account }: StripeHands, id: string, declined: boolean): string {
  const session = account.sessions.get(id)
  const back = session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Voltar</a></p>` : ''
  if (session.status !== 'open') return page('Esta sessão está fechada', back)
  const plan = account.plans.get(id)
  const price = account.prices.get(plan?.price ?? '')
  const trial = plan?.trialEnd ? `<p>A primeira cobrança é em ${day(plan.trialEnd)}.</p>` : ''
  const refusal = declined ? '<p role="alert"><strong>Seu cartão foi recusado.</strong> Tente outro.</p>' : ''
  return page(
    'Assinatura Premium',
    `<p>${money(price.unit_amount)} por ${price.recurring?.interval === 'year' ? 'ano' : 'mês'}, para ${escapeHtml(session.customer_email ?? 'uma pessoa conhecida')}</p>${trial}${refusal}
${button('Pagar', { card: 'ok' })}${button('Cartão recusado', { card: 'declined' })}${button('Pagar com um cartão que falha na renovação', { card: 'fails-later' })}${back}`,
  )
}

/** The hosted portal: the card and the receipts. */
export function portalPage({ account }: StripeHands, id: string): string {
  const session = account.portalSessions.get(id)
  const isDeclined = account.cards.get(session.customer) === 'declined'
  const invoices = account.invoices.all().filter(invoice => invoice.customer === session.customer)
  return page(
    'Cartão e recibos',
    `<p>Cartão •••• 4242: ${isDeclined ? 'o banco recusa as cobranças' : 'em ordem'}.</p>
${button('Usar um cartão em ordem', { card: 'ok' })}${button('Usar um cartão recusado', { card: 'declined' })}
<h2>Recibos</h2><table>${invoices.map(invoiceRow).join('')}</table>
${session.return_url ? `<p><a href="${escapeHtml(session.return_url)}">Voltar ao jornal</a></p>` : ''}`,
  )
}

const invoiceRow = ({ id, number, created, amount_due, status }: Stripe.Invoice) =>
  `<tr><td><a href="/_double/invoice/${id}">${number ?? id}</a></td><td>${day(created)}</td><td>${money(amount_due)}</td><td>${status}</td></tr>`

/** A receipt of a charge, or an invoice. */
export function receiptPage({ account }: StripeHands, id: string): string {
  const amount = account.charges.find(id)?.amount ?? account.invoices.get(id).amount_due
  return page('Recibo', `<p>${money(amount)}</p>`)
}
