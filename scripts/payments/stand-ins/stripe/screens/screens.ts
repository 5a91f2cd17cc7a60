import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { escapeHtml } from '#lib/text/html.ts'
import type { StripeHands } from '../hands.ts'
import { control } from './control.ts'
import { overviewPage } from './overview.ts'
import { checkoutPage, page, portalPage, receiptPage } from './pages.ts'

const cards = z.enum(['ok', 'declined', 'fails-later'])

/** A page, or the address to go on to. */
type Answer = { html: string } | { location: string }

/** Answers the addresses under `/_double`: the hosted pages, the overview, and `POST /_double/control` for programs. */
export function answerScreen(
  double: StripeHands,
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
): void {
  const [, , screen = '', id = ''] = new URL(request.url ?? '/', double.url).pathname.split('/')
  const isPost = request.method === 'POST'
  try {
    if (screen === 'control' && isPost) {
      const answer = JSON.stringify(control(double, body))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer)
      return
    }
    const answer = isPost ? act(double, screen, id, new URLSearchParams(body)) : { html: show(double, screen, id) }
    if ('location' in answer) response.writeHead(303, { Location: answer.location }).end()
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html)
  } catch (error) {
    const message = escapeHtml(error instanceof Error ? error.message : String(error))
    const html = page('Não deu certo', `<p>${message}</p><p><a href="/_double">Ver a conta</a></p>`)
    response.writeHead(400, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  }
}

function show(double: StripeHands, screen: string, id: string): string {
  switch (screen) {
    case 'pay':
      return checkoutPage(double, id, false)
    case 'portal':
      return portalPage(double, id)
    case 'receipt':
    case 'invoice':
      return receiptPage(double, id)
    default:
      return overviewPage(double)
  }
}

function act(double: StripeHands, screen: string, id: string, form: URLSearchParams): Answer {
  switch (screen) {
    case 'pay': {
      const session = double.account.sessions.get(id)
      const card = cards.parse(form.get('card'))
      if (!double.pay(id, card)) return { html: checkoutPage(double, id, card === 'declined') }
      return { location: (session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', id) }
    }
    case 'portal':
      changeCard(double, id, form.get('card') === 'declined' ? 'declined' : 'ok')
      return { location: `/_double/portal/${id}` }
    default:
      press(double, form.get('act'), form.get('id') ?? '', Number(form.get('days')))
      return { location: '/_double' }
  }
}

/** A new card pays what is open at once. */
function changeCard(double: StripeHands, portal: string, answer: 'ok' | 'declined'): void {
  const { customer } = double.account.portalSessions.get(portal)
  double.setCard(customer, answer)
  for (const invoice of double.account.invoices.all()) {
    if (invoice.customer === customer && invoice.status === 'open') double.payInvoice(invoice.id)
  }
}

/** The buttons of the overview: what happens at the bank or in Stripe's dashboard. */
function press(double: StripeHands, button: string | null, id: string, days: number): void {
  const acts: Record<string, () => unknown> = {
    advance: () => double.advance(days * 24 * 60 * 60),
    decline: () => double.setCard(id, 'declined'),
    accept: () => double.setCard(id, 'ok'),
    refund: () => double.refund(id),
    'fail-refund': () => double.failRefund(id),
    dispute: () => double.dispute(id),
    won: () => double.closeDispute(id, 'won'),
    lost: () => double.closeDispute(id, 'lost'),
  }
  acts[button ?? '']?.()
}
