import { receiptPath } from '#lib/addresses/paths.ts'
import { methodLabels, type PaymentMethod, type Plan, planLabels } from '#lib/subscriptions/plans.ts'
import { demonstrationWords } from '#lib/subscriptions/trial.ts'
import { formatMoney, longDate } from '#lib/text/format.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter, MailBlock } from '#server/platform/mail/letter.ts'
import type { BillingLetterKind } from './mails.ts'

/** What a letter about a subscription tells. */
export interface BillingFacts {
  plan: Plan
  priceCents: number
  renews: boolean
  /** The end of what is paid. */
  until: Date
  /** Whether that moment has passed. */
  isOver: boolean
  /** The last day of access when nothing more is paid. */
  accessEnd: Date
  /** Whether the subscription opens premium texts now. */
  grants: boolean
  /** The line of the ledger that the letter is about. */
  entry: { id: string; amountCents: number; at: Date; method: PaymentMethod } | null
  /** The protocol of a refund that was requested. */
  protocol: string | null
  /** Whether no money moves: a stand-in of the demonstration takes it. */
  standIn: boolean
}

const reason = 'Você recebe esta mensagem porque assinou este jornal.'
const text = (content: string): MailBlock => ({ kind: 'text', text: content })
const managing = ({ siteUrl }: House): MailBlock => ({
  kind: 'button',
  label: 'Gerenciar assinatura',
  url: `${siteUrl}/settings/assinatura`,
})
const paying = ({ siteUrl }: House): MailBlock => ({ kind: 'button', label: 'Pagar', url: `${siteUrl}/pricing` })

/** A table of what was paid, until when, and what comes next. */
function receipt(facts: BillingFacts, house: House): MailBlock[] {
  const { entry, plan, priceCents, renews, until } = facts
  if (!entry) return []
  const next: [string, string] = renews
    ? ['Próxima cobrança', `${formatMoney(priceCents)} em ${longDate(until)}`]
    : ['Acesso pago até', longDate(until)]
  const pairs: [string, string][] = [
    ['Plano', planLabels[plan]],
    ['Valor pago', formatMoney(entry.amountCents)],
    ['Data', longDate(entry.at)],
    ['Forma de pagamento', methodLabels[entry.method]],
    next,
  ]
  return [{ kind: 'facts', facts: pairs }, ...receiptLink(facts, house)]
}

/** Leads to the newspaper's own receipt of the movement that the letter tells of. */
const receiptLink = ({ entry }: BillingFacts, { siteUrl }: House): MailBlock[] =>
  entry ? [{ kind: 'button', label: 'Ver recibo', url: `${siteUrl}${receiptPath(entry.id)}` }] : []

const protocolLine = ({ protocol }: BillingFacts): MailBlock[] =>
  protocol ? [{ kind: 'facts', facts: [['Protocolo', protocol]] }] : []

const amountOf = ({ entry }: BillingFacts): string => (entry ? formatMoney(entry.amountCents) : '')

type Words = (facts: BillingFacts, house: House) => { subject: string; blocks: MailBlock[] }

const words: Record<BillingLetterKind, Words> = {
  welcome: (facts, house) => ({
    subject: 'Boas-vindas ao Premium',
    blocks: [
      text('Obrigado por assinar o jornal! Todas as reportagens estão abertas para você.'),
      ...receipt(facts, house),
      text('Se mudar de ideia nos primeiros 7 dias, devolvemos o valor inteiro.'),
      managing(house),
    ],
  }),
  receipt: (facts, house) => ({
    subject: 'Recebemos o seu pagamento',
    blocks: [text('Obrigado! O seu pagamento foi confirmado.'), ...receipt(facts, house), managing(house)],
  }),
  failed: (facts, house) => ({
    subject: 'O pagamento da assinatura não passou',
    blocks: [
      text(
        `Não conseguimos cobrar ${formatMoney(facts.priceCents)} da sua assinatura. Vamos tentar de novo nos próximos dias.`,
      ),
      text(`Até ${longDate(facts.accessEnd)} você continua a ler tudo. Confira o cartão para não perder o acesso.`),
      managing(house),
    ],
  }),
  notice: (facts, house) => ({
    subject: `Sua assinatura ${facts.isOver ? 'venceu' : 'vence'} em ${longDate(facts.until)}`,
    blocks: [
      text(
        `O período que você pagou ${facts.isOver ? 'terminou' : 'termina'} em ${longDate(facts.until)}. Para continuar, pague ${formatMoney(facts.priceCents)} por PIX ou boleto.`,
      ),
      text(`Sem o pagamento, o acesso termina em ${longDate(facts.accessEnd)}. Nada é cobrado automaticamente.`),
      paying(house),
    ],
  }),
  cancelled: (facts, house) => ({
    subject: 'Sua assinatura foi cancelada',
    blocks: [
      text(`Nada mais será cobrado. Você lê tudo até ${longDate(facts.until)}.`),
      text('Mudou de ideia? Até lá, você pode voltar com um clique.'),
      managing(house),
    ],
  }),
  resumed: (facts, house) => ({
    subject: 'Que bom ter você de volta',
    blocks: [
      text('Sua assinatura continua.'),
      text(
        facts.renews
          ? `A próxima cobrança, de ${formatMoney(facts.priceCents)}, é em ${longDate(facts.until)}.`
          : `O período pago vai até ${longDate(facts.until)}. Nada é cobrado automaticamente: avisaremos antes do fim.`,
      ),
      managing(house),
    ],
  }),
  refunded: (facts, house) => ({
    subject: 'Devolvemos o seu pagamento',
    blocks: [
      text(
        `Devolvemos ${amountOf(facts)}. O valor volta pelo mesmo meio em que você pagou${facts.entry?.method === 'card' ? ', e pode aparecer só na próxima fatura do cartão' : ''}.`,
      ),
      ...(facts.grants ? [] : [text('Com a devolução, o acesso aos artigos premium terminou.')]),
      ...protocolLine(facts),
      ...receiptLink(facts, house),
      managing(house),
    ],
  }),
  refund_failed: (facts, house) => ({
    subject: 'A devolução do seu pagamento não foi concluída',
    blocks: [
      text(
        `O banco não aceitou a devolução de ${amountOf(facts)}, e o valor voltou para o jornal. Ele continua sendo seu: escreva ao jornal para combinar como recebê-lo.`,
      ),
      ...(facts.grants
        ? [text(`Enquanto isso, os artigos premium ficam abertos para você até ${longDate(facts.until)}.`)]
        : []),
      ...protocolLine(facts),
      { kind: 'button', label: 'Escrever ao jornal', url: `${house.siteUrl}/settings/ajuda` },
    ],
  }),
  duplicate: (facts, house) => ({
    subject: 'Você pagou duas vezes, e devolvemos uma',
    blocks: [
      text(
        `Recebemos um segundo pagamento, de ${amountOf(facts)}, por um período que já estava pago. Vamos devolvê-lo inteiro; não é preciso fazer nada.`,
      ),
      ...protocolLine(facts),
      text('Sua primeira assinatura continua como estava.'),
      managing(house),
    ],
  }),
  ended: (_facts, house) => ({
    subject: 'Sua assinatura terminou',
    blocks: [
      text('O período pago terminou, e nada mais será cobrado. Obrigado pelo tempo que passou conosco.'),
      text('Quando quiser voltar, é só escolher um plano.'),
      { kind: 'button', label: 'Ver planos', url: `${house.siteUrl}/pricing` },
    ],
  }),
}

export function billingLetter(kind: BillingLetterKind, facts: BillingFacts, house: House): Letter {
  const { subject, blocks } = words[kind](facts, house)
  const rehearsal = facts.standIn ? [text(demonstrationWords)] : []
  // Mail programs show it after the subject, where a greeting says nothing.
  const preview = blocks.find(block => block.kind === 'text')?.text
  return { subject: `${subject}: ${house.name}`, preview, reason, blocks: [...rehearsal, text('Olá!'), ...blocks] }
}
