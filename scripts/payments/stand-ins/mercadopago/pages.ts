import type { StoredPayment, StoredPreapproval, World } from './world.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
const reais = (amount: number) => `R$ ${amount.toFixed(2).replace('.', ',')}`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<title>${escaped(title)} – Substituto do Mercado Pago</title>
<style>body{font:1rem/1.5 sans-serif;max-width:40rem;margin:0 auto;padding:1rem}header{background:#fd0;color:#000;padding:.75rem;font-weight:bold}button{font:inherit;padding:.5rem 1rem;margin:.25rem .5rem .25rem 0}form{display:inline}code{overflow-wrap:anywhere}</style>
<header>Demonstração: nada é cobrado. Esta tela faz as vezes do Mercado Pago.</header><h1>${escaped(title)}</h1>${body}</html>`
}

/** A button that acts on the double and comes back to `back`. */
function button(label: string, act: string, fields: Record<string, string>, back: string): string {
  const hidden = Object.entries({ ...fields, _back: back }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="/_double/${act}">${hidden.join('')}<button>${label}</button></form>`
}

/** The states of payments and preapprovals, as a person reads them. */
const words: Record<string, string> = {
  pending: 'à espera do pagamento',
  approved: 'pago',
  authorized: 'autorizada',
  paused: 'pausada',
  cancelled: 'encerrado',
  refunded: 'devolvido',
  charged_back: 'contestado',
}

/** The page of a PIX or boleto. */
export function paymentPage(payment: StoredPayment): string {
  const name = payment.payment_method_id === 'pix' ? 'PIX' : 'boleto'
  const id = String(payment.id)
  const back = `/pagar/${payment.id}`
  const acts = button(`Pagar este ${name}`, 'pay', { id }, back) + button('Deixar vencer', 'expire', { id }, back)
  const paid =
    button('Devolver', 'refund', { id }, back) + button('Contestar', 'chargeback', { id, status: 'new' }, back)
  const returned = button('O banco não aceita a devolução', 'fail_refund', { id }, back)
  const byStatus: Record<string, string> = { pending: acts, approved: paid, refunded: returned }
  return page(
    `${name} de ${reais(payment.transaction_amount)}`,
    `<p>${escaped(payment.description ?? '')}</p><p>Situação: <strong>${words[payment.status] ?? payment.status}</strong></p>
${payment.status === 'approved' ? '<p>Pronto: volte à aba do jornal.</p>' : ''}${byStatus[payment.status] ?? ''}<p><a href="/">Tudo o que há aqui</a></p>`,
  )
}

/** The page on which a payer chooses a card. */
export function preapprovalPage({
  id,
  status,
  reason,
  back_url,
  auto_recurring,
  payer_email,
}: StoredPreapproval): string {
  const back = new URL(back_url)
  back.searchParams.set('preapproval_id', id)
  const choices =
    button('Autorizar com um cartão aceito', 'authorize', { id, accepted: 'true' }, back.href) +
    button('Usar um cartão recusado', 'authorize', { id, accepted: 'false' }, `/assinar/${id}`)
  return page(
    reason,
    `<p>${reais(auto_recurring.transaction_amount)} a cada ${auto_recurring.frequency} mês(es), para ${escaped(payer_email)}.</p>
<p>Situação: <strong>${words[status] ?? status}</strong></p>${status === 'pending' ? choices : ''}
<p><a href="${escaped(back.href)}">Voltar ao jornal</a> · <a href="/">Tudo o que há aqui</a></p>`,
  )
}

/** Everything that the double holds, with what can be done to it. */
export function overviewPage(world: World): string {
  const payments = [...world.payments.values()].map(
    ({ id, payment_method_id, transaction_amount, status }) =>
      `<li><a href="/pagar/${id}">${id}</a> ${payment_method_id} ${reais(transaction_amount)} <strong>${status}</strong></li>`,
  )
  const preapprovals = [...world.preapprovals.values()].map(({ id, payer_email, status }) => {
    const acts =
      button('Próximas cobranças falham', 'card', { id, accepts: 'false' }, '/') +
      button('Cartão volta a funcionar', 'card', { id, accepts: 'true' }, '/') +
      button('Cobrar de novo', 'retry', { id }, '/')
    return `<li><a href="/assinar/${id}">${id.slice(0, 8)}…</a> ${escaped(payer_email)} <strong>${status}</strong><br>${acts}</li>`
  })
  const days = [1, 7, 31].map(count => button(`Avançar ${count} dia(s)`, 'advance', { days: String(count) }, '/'))
  return page(
    'Tudo o que há aqui',
    `<p>Agora: ${world.now().toISOString()}</p>${days.join('')}
<h2>Pagamentos</h2><ul>${payments.join('')}</ul><h2>Assinaturas</h2><ul>${preapprovals.join('')}</ul>`,
  )
}
