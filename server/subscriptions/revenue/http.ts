import { methodLabels, methods } from '#lib/subscriptions/plans.ts'
import { type Cash, netOf, type RevenueSpan } from '#lib/subscriptions/revenue/revenue.ts'
import { readCut } from '#lib/subscriptions/revenue/spans.ts'
import { csvMoney } from '#lib/text/format.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { findRevenue } from './queries.ts'

const amounts = [
  ['Bruto', ({ grossCents }) => grossCents],
  ['Devoluções', ({ refundCents }) => refundCents],
  ['Contestações', ({ chargebackCents }) => chargebackCents],
  ['Líquido', netOf],
] as const satisfies readonly (readonly [string, (cash: Cash) => number])[]

const columns: CsvColumns<RevenueSpan> = [
  { label: 'Período', text: ({ label }) => label },
  { label: 'Receita mensal estimada', text: ({ monthlyCents }) => csvMoney(monthlyCents) },
  { label: 'Ativas', text: ({ active }) => String(active) },
  { label: 'Atrasadas', text: ({ overdue }) => String(overdue) },
  { label: 'Novas', text: ({ began }) => String(began) },
  { label: 'Voltaram', text: ({ returned }) => String(returned) },
  { label: 'Canceladas', text: ({ cancelled }) => String(cancelled) },
  { label: 'Taxa de cancelamento (%)', text: ({ churn }) => (churn === null ? '' : csvMoney(churn * 10_000)) },
  { label: 'Pagamentos recuperados', text: ({ recovered }) => String(recovered) },
  { label: 'Valor recuperado', text: ({ recoveredCents }) => csvMoney(recoveredCents) },
  ...amounts.map(([label, of]) => ({ label, text: ({ cash }: RevenueSpan) => csvMoney(of(cash)) })),
  ...methods.flatMap(method =>
    amounts.map(([label, of]) => ({
      label: `${methodLabels[method]}: ${label}`,
      text: ({ cashBy }: RevenueSpan) => csvMoney(of(cashBy[method])),
    })),
  ),
]

/** `GET /api/export/receita?por=`: the revenue by month or day as a CSV file. Masters only; 429 after forty files in ten minutes. */
export const exportRevenue = route({
  name: 'revenue-export',
  method: 'GET',
  access: 'master',
  limit: { name: 'revenue-export', points: 40, seconds: 600 },
  async answer({ request, actor }) {
    const cut = readCut(parametersOf(request))
    const { spans } = await findRevenue(actor, cut)
    return csvAnswer(`receita-${cut}`, columns, once(spans))
  },
  refuse: refusedInText,
})

async function* once(rows: RevenueSpan[]): AsyncGenerator<RevenueSpan[]> {
  yield rows
}
