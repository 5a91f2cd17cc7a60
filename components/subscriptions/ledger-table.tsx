import { Badge } from '@radix-ui/themes'
import { SmallTable } from '#components/ui/small-table.tsx'
import { formatAmount, ledgerLabels, ledgerSigns, problemSentence } from '#lib/subscriptions/ledger-words.ts'
import { methodLabels } from '#lib/subscriptions/plans.ts'
import type { RecordedEntry } from '#server/subscriptions/record/queries.ts'
import { Day } from './subscription-cells.tsx'

/** The movements of money of a subscription, the newest first. */
export function LedgerTable({ entries }: { entries: readonly RecordedEntry[] }) {
  if (entries.length === 0) return <p className="text-sm text-soft">Nenhum movimento.</p>
  return (
    <SmallTable
      caption="Movimentos"
      columns={['Movimento', 'Dia', 'Valor', 'Meio', 'Código no provedor']}
      rows={entries.map(entry => ({
        key: entry.id,
        cells: [
          <Movement key="kind" entry={entry} />,
          <Day key="day" of={entry.occurredAt} />,
          <Amount key="amount" entry={entry} />,
          methodLabels[entry.method],
          <Codes key="codes" entry={entry} />,
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
      <a href={receiptUrl} target="_blank" rel="noopener noreferrer" className="ml-2 text-accent underline">
        Recibo
      </a>
    )}
  </>
)
