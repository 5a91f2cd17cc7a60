import { expect, test } from 'vitest'
import { writeLetter } from '#server/platform/mail/letter.ts'
import { type BillingFacts, billingLetter } from './letters.ts'
import { type BillingLetterKind, billingLetterKinds } from './mails.ts'

const house = { name: 'Folha do Sertão', address: 'Rua das Flores, 100, Patos', siteUrl: 'https://folha.example' }
const receiptUrl = 'https://provedor.example/recibo/1'

const facts: BillingFacts = {
  plan: 'monthly',
  priceCents: 5000,
  renews: true,
  until: new Date('2026-12-23T15:00:00Z'),
  isOver: false,
  accessEnd: new Date('2026-12-30T15:00:00Z'),
  grants: true,
  entry: { amountCents: 4990, at: new Date('2026-11-23T15:00:00Z'), method: 'card', receiptUrl },
  protocol: '2026-000012',
}
const written = (kind: BillingLetterKind, some: Partial<BillingFacts> = {}) =>
  writeLetter(billingLetter(kind, { ...facts, ...some }, house), house)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const manage = 'https://folha.example/settings/assinatura'
const plans = 'https://folha.example/pricing'

/** What each letter says: its subject without the newspaper, words of its text, and its links in order. */
const expected: Record<BillingLetterKind, { subject: string; says: string[]; links: string[] }> = {
  welcome: {
    subject: 'Boas-vindas ao Premium',
    says: ['Valor pago: R$ 49,90', 'Próxima cobrança: R$ 50,00 em 23 de dezembro de 2026', 'nos primeiros 7 dias'],
    links: [receiptUrl, manage],
  },
  receipt: {
    subject: 'Recebemos o seu pagamento',
    says: ['Plano: Mensal', 'Valor pago: R$ 49,90', 'Data: 23 de novembro de 2026', 'Forma de pagamento: Cartão'],
    links: [receiptUrl, manage],
  },
  failed: {
    subject: 'O pagamento da assinatura não passou',
    says: ['Não conseguimos cobrar R$ 50,00', 'Até 30 de dezembro de 2026 você continua a ler tudo'],
    links: [manage],
  },
  notice: {
    subject: 'Sua assinatura vence em 23 de dezembro de 2026',
    says: ['termina em 23 de dezembro de 2026', 'pague R$ 50,00', 'o acesso termina em 30 de dezembro de 2026'],
    links: [plans],
  },
  cancelled: {
    subject: 'Sua assinatura foi cancelada',
    says: ['Nada mais será cobrado', 'Você lê tudo até 23 de dezembro de 2026'],
    links: [manage],
  },
  resumed: {
    subject: 'Que bom ter você de volta',
    says: ['A próxima cobrança, de R$ 50,00, é em 23 de dezembro de 2026'],
    links: [manage],
  },
  refunded: {
    subject: 'Devolvemos o seu pagamento',
    says: ['Devolvemos R$ 49,90', 'Protocolo: 2026-000012'],
    links: [manage],
  },
  refund_failed: {
    subject: 'A devolução do seu pagamento não foi concluída',
    says: [
      'não aceitou a devolução de R$ 49,90',
      'abertos para você até 23 de dezembro de 2026',
      'Protocolo: 2026-000012',
    ],
    links: ['https://folha.example/settings/ajuda'],
  },
  duplicate: {
    subject: 'Você pagou duas vezes, e devolvemos uma',
    says: ['um segundo pagamento, de R$ 49,90', 'Protocolo: 2026-000012'],
    links: [manage],
  },
  ended: { subject: 'Sua assinatura terminou', says: ['O período pago terminou'], links: [plans] },
}

test.each(billingLetterKinds)('the letter “%s” has its subject, amounts and links in both parts', kind => {
  const { subject, text, html } = written(kind)
  const { subject: own, says, links } = expected[kind]
  expect(subject).toBe(`${own}: ${house.name}`)
  for (const words of says) expect(plain(text)).toContain(words)
  // A name and its value stand in two cells of the HTML.
  for (const part of says.flatMap(words => words.split(': '))) expect(plain(html)).toContain(part)
  const [body = ''] = text.split('\n-- \n')
  expect(body.match(/https:\S+/g)).toEqual(links)
  const shown = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)
  expect([...new Set(shown)]).toEqual([`${house.siteUrl}/`, ...links])
  // The line after the subject tells more than a greeting.
  const [, preview] = html.match(/display:none[^>]*>([^<]+)</) ?? []
  expect(preview?.length).toBeGreaterThan(20)
  expect(`${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid/)
})

test('a notice after the end speaks of the past', () => {
  const { subject, text } = written('notice', { isOver: true })
  expect(subject).toContain('Sua assinatura venceu em 23 de dezembro de 2026')
  expect(text).toContain('O período que você pagou terminou em')
})

test('whoever pays by PIX or boleto is told of no charge', () => {
  for (const kind of ['welcome', 'receipt', 'resumed'] as const) {
    const { text } = written(kind, { renews: false })
    expect(text).toMatch(/até:? 23 de dezembro de 2026/)
    expect(text).not.toContain('róxima cobrança')
  }
})

test('a refund says whether it ended the access', () => {
  expect(written('refunded').text).not.toContain('acesso')
  expect(written('refunded', { grants: false }).text).toContain('o acesso aos artigos premium terminou')
})
