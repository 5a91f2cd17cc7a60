import { Figure } from '#components/audience/figure.tsx'
import type { Revenue } from '#lib/subscriptions/revenue/revenue.ts'
import { formatInteger, formatMoney, formatPercent } from '#lib/text/format.ts'

/** The figures of the current month. For a revenue by month. */
export function RevenueFigures({ revenue }: { revenue: Revenue }) {
  const month = revenue.spans.at(-1)
  if (!month) return null
  const { monthlyCents, active, overdue, began, returned, cancelled, churn, recovered, recoveredCents } = month
  const late = overdue === 1 ? 'e 1 atrasada' : `e ${formatInteger(overdue)} atrasadas`
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-[auto_repeat(5,minmax(0,1fr))]">
      <Figure label="Receita mensal estimada" value={formatMoney(monthlyCents)} wide />
      <Figure label="Assinaturas ativas" value={formatInteger(active)} hint={overdue > 0 ? late : undefined} />
      <Figure
        label="Novas no mês"
        value={formatInteger(began)}
        hint={returned > 0 ? `e ${formatInteger(returned)} de volta` : undefined}
      />
      <Figure label="Canceladas no mês" value={formatInteger(cancelled)} />
      <Figure label="Taxa de cancelamento no mês" value={churnText(churn)} />
      <Figure
        label="Pagamentos recuperados no mês"
        value={formatInteger(recovered)}
        hint={recovered > 0 ? formatMoney(recoveredCents) : undefined}
      />
    </dl>
  )
}

/** A churn as "2,5%"; a dash where nobody paid before. */
export const churnText = (churn: number | null): string => (churn === null ? '–' : formatPercent(churn))
