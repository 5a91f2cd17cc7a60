import { Badge } from '@radix-ui/themes'
import { SmallTable } from '#components/ui/small-table.tsx'
import { receiptPath } from '#lib/addresses/paths.ts'
import type { Act } from '#lib/outcome.ts'
import type { RefundPaymentInput } from '#lib/schemas/subscription.ts'
import { formatAmount, ledgerLabels, ledgerSigns, problemSentence } from '#lib/subscriptions/ledger-words.ts'
import { methodLabels } from '#lib/subscriptions/plans.ts'
import { providerLabel } from '#lib/subscriptions/provider-label.ts'
import { hasReceipt } from '#lib/subscriptions/receipt.ts'
import { safeLink } from '#lib/subscriptions/receipt-link.ts'
import { longDate } from '#lib/text/format.ts'
import type { PossibleRefund, RecordedEntry, SubscriptionRecord } from '#server/subscriptions/record/queries.ts'
import { ReasonedAct } from './reasoned-act.client.tsx'
import { Day } from './subscription-cells.tsx'

interface LedgerTableProps {
  entries: readonly RecordedEntry[]
  /** The payments that can be given back, and the act. */
  refunds: readonly PossibleRefund[]
  /** To whom they go back; null once the account was erased. */
  person: SubscriptionRecord['person']
  provider: string
  refund: Act<RefundPaymentInput>
}

/** The movements of money of a subscription, the newest first. */
export function LedgerTable({ entries, refunds, ...giving }: LedgerTableProps) {
  if (entries.length === 0) return <p className="text-sm text-soft">Nenhum movimento.</p>
  const refundOf = (entry: RecordedEntry) => {
    const possible = refunds.find(({ entryId }) => entryId === entry.id)
    return possible && <Refund key="refund" entry={entry} possible={possible} {...giving} />
  }
  return (
    <SmallTable
      caption="Movimentos"
      columns={['Movimento', 'Dia', 'Valor', 'Meio', 'Código no provedor', ...(refunds.length > 0 ? ['Ações'] : [])]}
      rows={entries.map(entry => ({
        key: entry.id,
        cells: [
          <Movement key="kind" entry={entry} />,
          <Day key="day" of={entry.occurredAt} />,
          <Amount key="amount" entry={entry} />,
          methodLabels[entry.method],
          <Codes key="codes" entry={entry} />,
          ...(refunds.length > 0 ? [refundOf(entry)] : []),
        ],
      }))}
    />
  )
}

const Movement = ({ entry: { kind, problem, recovered } }: { entry: RecordedEntry }) => (
  <>
    {ledgerLabels[kind]}
    {recovered && (
      <Badge ml="2" color="green">
        Recuperado
      </Badge>
    )}
    {problem && <span className="block text-danger">{problemSentence(problem)}</span>}
  </>
)

const Amount = ({ entry: { kind, amountCents, currency } }: { entry: RecordedEntry }) => (
  <span className="whitespace-nowrap tabular-nums">{formatAmount(ledgerSigns[kind] * amountCents, currency)}</span>
)

const Codes = ({ entry: { id, kind, providerId, receiptUrl } }: { entry: RecordedEntry }) => (
  <>
    <span className="text-soft">{providerId}</span>
    {hasReceipt(kind) && (
      <a href={receiptPath(id)} className="ml-2 whitespace-nowrap text-accent underline">
        Recibo
      </a>
    )}
    {safeLink(receiptUrl) && (
      <a
        href={safeLink(receiptUrl) ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
        className="ml-2 whitespace-nowrap text-accent underline"
      >
        No provedor
      </a>
    )}
  </>
)

interface RefundProps extends Pick<LedgerTableProps, 'person' | 'provider' | 'refund'> {
  entry: RecordedEntry
  possible: PossibleRefund
}

const Refund = ({ entry, possible, person, provider, refund }: RefundProps) => {
  const amount = formatAmount(possible.amountCents, entry.currency)
  const to = person ? `${person.name} (${person.email})` : 'quem pagou, cuja conta foi excluída,'
  return (
    <ReasonedAct
      act={refund}
      input={{ entryId: entry.id }}
      label={`Devolver ${amount}`}
      size="1"
      title={`Devolver ${amount}?`}
      consequence={`O valor volta para ${to} pelo mesmo meio do pagamento: ${methodLabels[entry.method]}, pelo ${providerLabel(provider)}. ${accessWords(possible)} A devolução não pode ser desfeita.`}
      success="Devolução pedida. O andamento está nesta página."
      failure="Não foi possível devolver o pagamento."
    />
  )
}

function accessWords({ access }: PossibleRefund): string {
  if (access === 'same') return 'O acesso da pessoa não muda.'
  return access
    ? `O acesso aos artigos premium passa a terminar em ${longDate(access)}.`
    : 'O acesso aos artigos premium termina agora, e nada mais será cobrado.'
}
