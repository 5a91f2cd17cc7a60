import { expect, test } from 'vitest'
import { writeLetter } from '#server/platform/mail/letter.ts'
import { type BillingFacts, billingLetter } from './letters.ts'
import { type BillingLetterKind, billingLetterKinds } from './mails.ts'

const house = { name: 'Folha do Sertão', address: 'Rua das Flores, 100, Patos', siteUrl: 'https://folha.example' }
const entryId = '019b0000-0000-7000-8000-000000000001'

const facts: BillingFacts = {
  plan: 'monthly',
  priceCents: 5000,
  renews: true,
  until: new Date('2026-12-23T15:00:00Z'),
  isOver: false,
  accessEnd: new Date('2026-12-30T15:00:00Z'),
  grants: true,
  entry: { amountCents: 4990, at: new Date('2026-11-23T15:00:00Z'), method: 'card', id: entryId },
  protocol: '2026-000012',
  standIn: false,
}
const written = (kind: BillingLetterKind, some: Partial<BillingFacts> = {}) =>
  writeLetter(billingLetter(kind, { ...facts, ...some }, house), house)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Words of the letters that name amounts, dates or a protocol. */
const expected: Partial<Record<BillingLetterKind, string[]>> = {
  welcome: ['Valor pago: R$ 49,90', 'Próxima cobrança: R$ 50,00 em 23 de dezembro de 2026', 'nos primeiros 7 dias'],
  failed: ['Não conseguimos cobrar R$ 50,00', 'Até 30 de dezembro de 2026 você continua a ler tudo'],
  notice: ['pague R$ 50,00', 'o acesso termina em 30 de dezembro de 2026'],
  cancelled: ['Nada mais será cobrado', 'Você lê tudo até 23 de dezembro de 2026'],
  refunded: ['Devolvemos R$ 49,90', 'Protocolo: 2026-000012'],
  refund_failed: ['não aceitou a devolução de R$ 49,90', 'Protocolo: 2026-000012'],
}

test.each(billingLetterKinds)('the letter “%s” has a subject, and the same amounts and links in both parts', kind => {
  const { subject, text, html } = written(kind)
  expect(subject).toMatch(/\p{L}.*: Folha do Sertão$/u)
  for (const words of expected[kind] ?? []) {
    expect(plain(text)).toContain(words)
    // A name and its value stand in two cells of the HTML.
    for (const part of words.split(': ')) expect(plain(html)).toContain(part)
  }
  const [body = ''] = text.split('\n-- \n')
  const links = body.match(/https:\S+/g) ?? []
  expect(links.length).toBeGreaterThan(0)
  const shown = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)
  expect([...new Set(shown)]).toEqual([`${house.siteUrl}/`, ...links])
  expect(`${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid/)
})

test.each(['welcome', 'receipt', 'refunded'] as const)('the letter “%s” leads to the newspaper’s own receipt', kind => {
  expect(written(kind).text).toContain(`Ver recibo:\n${house.siteUrl}/settings/assinatura/recibo/${entryId}\n`)
})

test.each(billingLetterKinds)('the letter “%s” of the demonstration begins with what it is', kind => {
  const { text, html } = written(kind, { standIn: true })
  expect(text).toMatch(/^Demonstração: nada é cobrado\.\n/)
  expect(html).toContain('Demonstração: nada é cobrado.')
  expect(written(kind).text).not.toContain('Demonstração')
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
