import { Badge } from '@radix-ui/themes'
import { SmallTable } from '#components/ui/small-table.tsx'
import type { Act } from '#lib/outcome.ts'
import type { RefundPaymentInput } from '#lib/schemas/subscription.ts'
import { formatAmount, ledgerLabels, ledgerSigns, problemSentence } from '#lib/subscriptions/ledger-words.ts'
import { methodLabels } from '#lib/subscriptions/plans.ts'
import type { RecordedEntry } from '#server/subscriptions/record/queries.ts'
import { ReasonedAct } from './reasoned-act.client.tsx'
import { Day } from './subscription-cells.tsx'

interface LedgerTableProps {
  entries: readonly RecordedEntry[]
  /** The payments that can be given back, and the act. */
  refundable: readonly string[]
  refund: Act<RefundPaymentInput>
}

/** The movements of money of a subscription, the newest first. */
export function LedgerTable({ entries, refundable, refund }: LedgerTableProps) {
  if (entries.length === 0) return <p className="text-sm text-soft">Nenhum movimento.</p>
  return (
    <SmallTable
      caption="Movimentos"
      columns={['Movimento', 'Dia', 'Valor', 'Meio', 'Código no provedor', ...(refundable.length > 0 ? ['Ações'] : [])]}
      rows={entries.map(entry => ({
        key: entry.id,
        cells: [
          <Movement key="kind" entry={entry} />,
          <Day key="day" of={entry.occurredAt} />,
          <Amount key="amount" entry={entry} />,
          methodLabels[entry.method],
          <Codes key="codes" entry={entry} />,
          ...(refundable.length > 0
            ? [refundable.includes(entry.id) && <Refund key="refund" entry={entry} refund={refund} />]
            : []),
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

const Codes = ({ entry: { providerId, receiptUrl } }: { entry: RecordedEntry }) => (
  <>
    <span className="text-soft">{providerId}</span>
    {receiptUrl && (
      <a
        href={receiptUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="ml-2 whitespace-nowrap text-accent underline"
      >
        Recibo
      </a>
    )}
  </>
)

const Refund = ({ entry, refund }: { entry: RecordedEntry; refund: LedgerTableProps['refund'] }) => (
  <ReasonedAct
    act={refund}
    input={{ entryId: entry.id }}
    label="Devolver"
    size="1"
    title="Devolver este pagamento?"
    consequence={`${formatAmount(entry.amountCents, entry.currency)} voltam pelo mesmo meio. Se este pagamento abre o período de agora, o acesso termina já.`}
    success="Devolução pedida. O andamento está nesta página."
    failure="Não foi possível devolver o pagamento."
  />
)
