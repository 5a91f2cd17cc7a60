import { Heading } from '@radix-ui/themes'
import { Fragment, type ReactNode, useId } from 'react'
import { receiptPath } from '#lib/addresses/paths.ts'
import { formatAmount } from '#lib/subscriptions/ledger-words.ts'
import { methodLabels, planLabels } from '#lib/subscriptions/plans.ts'
import { providerLabel } from '#lib/subscriptions/provider-label.ts'
import { formatCnpj } from '#lib/text/cnpj.ts'
import { longDate } from '#lib/text/format.ts'
import type { OwnReceipt } from '#server/subscriptions/receipts/queries.ts'
import { DemonstrationNote } from '../demonstration-note.tsx'

/** The newspaper's receipt of a payment or a refund, made for a sheet of paper. */
export const Receipt = ({ receipt }: { receipt: OwnReceipt }) => (
  <article className="receipt flex flex-col gap-6 border border-rule p-5 sm:p-8">
    {receipt.standIn && <DemonstrationNote />}
    <HouseHead {...receipt} />
    <div>
      <Heading as="h1" size="6">
        {receipt.kind === 'refund' ? 'Recibo de devolução' : 'Recibo'} nº {receipt.number}
      </Heading>
      <p className="mt-3 leading-relaxed">{sentenceOf(receipt)}</p>
      {receipt.failed && (
        <p className="mt-3 font-semibold">
          O banco não aceitou esta devolução, e o valor voltou para o jornal. Ele continua sendo seu.
        </p>
      )}
    </div>
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr] sm:gap-y-2.5">
      {factsOf(receipt).map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-sm text-soft sm:text-base">{label}</dt>
          <dd className="mb-2 wrap-anywhere sm:mb-0">{value}</dd>
        </Fragment>
      ))}
    </dl>
    <PayerDocument />
    {receipt.refunds.map(refund => (
      <p key={refund.id} className="border-l-4 border-accent bg-sunken px-4 py-3">
        {refund.failed ? 'O banco não aceitou a devolução de' : 'Devolvemos'}{' '}
        {formatAmount(refund.amountCents, receipt.currency)} deste pagamento em {longDate(refund.at)}:{' '}
        <a href={receiptPath(refund.id)} className="text-accent underline">
          recibo nº {refund.number}
        </a>
        .
      </p>
    ))}
    <p className="text-sm text-soft">
      Este recibo comprova {receipt.kind === 'refund' ? 'a devolução' : 'o pagamento'}. Ele não é uma nota fiscal.
    </p>
  </article>
)

const HouseHead = ({ house: { name, companyName, cnpj, address, email } }: OwnReceipt) => (
  <header className="border-b border-rule pb-4">
    <p className="text-xl font-bold">{name}</p>
    {[companyName, cnpj && `CNPJ ${formatCnpj(cnpj)}`, address, email].filter(Boolean).map(line => (
      <p key={line} className="text-sm text-soft">
        {line}
      </p>
    ))}
  </header>
)

function sentenceOf({ kind, payer, amountCents, currency, at, failed }: OwnReceipt): string {
  const who = payer?.name ?? 'quem pagou, cuja conta foi excluída,'
  const amount = formatAmount(amountCents, currency)
  if (kind === 'payment') return `Recebemos de ${who} a quantia de ${amount}, em ${longDate(at)}.`
  return `${failed ? 'Tentamos devolver' : 'Devolvemos'} a ${who} a quantia de ${amount}, em ${longDate(at)}.`
}

function factsOf({
  kind,
  plan,
  period,
  method,
  provider,
  at,
  payment,
  payer,
  ...rest
}: OwnReceipt): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [
    ['Referente a', plan ? `Assinatura Premium, plano ${planLabels[plan].toLowerCase()}` : 'Assinatura Premium'],
    [
      'Período',
      period ? `${longDate(period.start)} a ${longDate(period.end)}` : 'Nenhum: este pagamento não abriu o acesso',
    ],
    ['Valor', formatAmount(rest.amountCents, rest.currency)],
    [kind === 'refund' ? 'Devolvido por' : 'Forma de pagamento', `${methodLabels[method]}, ${providerLabel(provider)}`],
    ['Data', longDate(at)],
  ]
  if (payment)
    facts.push([
      'Pagamento devolvido',
      <a key="payment" href={receiptPath(payment.id)} className="text-accent underline">
        Recibo nº {payment.number}, de {longDate(payment.at)}
      </a>,
    ])
  if (payer) facts.push(['Pagador', `${payer.name}, ${payer.email}`])
  return facts
}

/**
 * The payer's CPF or CNPJ, typed for the paper alone: the newspaper does not ask for it and keeps none, so it is sent nowhere. Left empty,
 * it is not printed.
 */
function PayerDocument() {
  const id = useId()
  return (
    <div className="receipt-document -mt-3 grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr]">
      <label htmlFor={id} className="text-sm text-soft sm:text-base">
        CPF ou CNPJ
      </label>
      <input
        id={id}
        maxLength={18}
        autoComplete="off"
        placeholder="opcional"
        aria-describedby={`${id}-hint`}
        className="w-44 border-b border-rule bg-transparent py-0.5 print:border-0"
      />
      <span id={`${id}-hint`} className="text-sm text-soft sm:col-start-2 print:hidden">
        Se precisar dele no recibo impresso. Só aparece ao imprimir; o jornal não o guarda.
      </span>
    </div>
  )
}
