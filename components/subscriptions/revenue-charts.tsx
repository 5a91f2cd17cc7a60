import { Chart } from '#components/audience/chart.tsx'
import { Section } from '#components/ui/section.tsx'
import { SmallTable } from '#components/ui/small-table.tsx'
import { methodLabels } from '#lib/subscriptions/plans.ts'
import { type Cash, netOf, type Revenue, type RevenueSpan, usedMethods } from '#lib/subscriptions/revenue/revenue.ts'
import type { RevenueCut } from '#lib/subscriptions/revenue/spans.ts'
import { formatInteger, formatMoney } from '#lib/text/format.ts'
import { churnText } from './revenue-figures.tsx'

interface RevenueChartsProps {
  revenue: Revenue
  cut: RevenueCut
}

const nouns = { meses: 'Mês', dias: 'Dia' } as const
const tables = { meses: 'Os números de cada mês', dias: 'Os números de cada dia' } as const

/** The drawings of a revenue, with their tables. */
export function RevenueCharts({ revenue, cut }: RevenueChartsProps) {
  const { spans } = revenue
  const last = spans.at(-1)
  if (!last) return null
  const of = <Value,>(read: (span: RevenueSpan) => Value): Value[] => spans.map(read)
  const frame = { noun: nouns[cut], places: of(({ label }) => label), tableTitle: tables[cut] }
  return (
    <>
      <Section
        title="Receita mensal estimada"
        intro="A soma do que as assinaturas ativas pagam por mês; um plano anual conta um doze avos. Cada barra é o fim do período, e a última é agora."
      >
        <Chart
          {...frame}
          summary={`Receita mensal estimada. Agora são ${formatMoney(last.monthlyCents)}.`}
          bars={{ label: 'Receita mensal estimada', values: of(({ monthlyCents }) => monthlyCents) }}
          format={formatMoney}
          others={[
            { label: 'Ativas', values: of(({ active }) => formatInteger(active)) },
            { label: 'Atrasadas', values: of(({ overdue }) => formatInteger(overdue)) },
          ]}
        />
      </Section>
      <Section
        title="Novas e canceladas"
        intro="A taxa de cancelamento é a parte das que pagavam no começo do período e não pagam no fim."
      >
        <Chart
          {...frame}
          summary={`Assinaturas novas e canceladas. Por último, ${formatInteger(last.began)} novas e ${formatInteger(last.cancelled)} canceladas.`}
          bars={{ label: 'Novas', values: of(({ began }) => began) }}
          line={{ label: 'Canceladas', values: of(({ cancelled }) => cancelled) }}
          format={formatInteger}
          others={[
            { label: 'Voltaram', values: of(({ returned }) => formatInteger(returned)) },
            { label: 'Taxa de cancelamento', values: of(({ churn }) => churnText(churn)) },
          ]}
        />
      </Section>
      <Section
        title="Caixa"
        intro="O que entrou e saiu em cada período, no dia em que aconteceu. Contestações ganhas voltam a contar."
      >
        <Chart
          {...frame}
          summary={`Caixa: ${formatMoney(revenue.cash.grossCents)} brutos, ${formatMoney(netOf(revenue.cash))} líquidos.`}
          bars={{ label: 'Bruto', values: of(({ cash }) => cash.grossCents) }}
          line={{ label: 'Líquido', values: of(({ cash }) => netOf(cash)) }}
          format={formatMoney}
          others={[
            { label: 'Devoluções', values: of(({ cash }) => formatMoney(cash.refundCents)) },
            { label: 'Contestações', values: of(({ cash }) => formatMoney(cash.chargebackCents)) },
            { label: 'Recuperados', values: of(recoveredText) },
          ]}
        />
      </Section>
      <Section title="Por meio de pagamento" intro={cut === 'meses' ? 'Nos doze meses.' : 'Nos trinta dias.'}>
        <MethodTable revenue={revenue} />
      </Section>
    </>
  )
}

const recoveredText = ({ recovered, recoveredCents }: RevenueSpan): string =>
  recovered === 0 ? '0' : `${formatInteger(recovered)} (${formatMoney(recoveredCents)})`

/** The money of the whole time by method. */
function MethodTable({ revenue }: { revenue: Revenue }) {
  const methods = usedMethods(revenue)
  if (methods.length === 0) return <p className="text-sm text-soft">Nenhum movimento.</p>
  const row = (key: string, cash: Cash) => ({
    key,
    cells: [
      key,
      ...Object.entries({ ...cash, net: netOf(cash) }).map(([column, cents]) => (
        <span key={column} className="whitespace-nowrap">
          {formatMoney(cents)}
        </span>
      )),
    ],
  })
  return (
    <div className="tabular-nums">
      <SmallTable
        caption="Caixa por meio de pagamento"
        columns={['Meio', 'Bruto', 'Devoluções', 'Contestações', 'Líquido']}
        rows={[...methods.map(method => row(methodLabels[method], revenue.cashBy[method])), row('Total', revenue.cash)]}
      />
      {revenue.inOtherCurrency > 0 && (
        <p className="mt-3 text-sm text-soft">
          Há movimentos em outra moeda ({formatInteger(revenue.inOtherCurrency)}), que não entram nas somas.
        </p>
      )}
    </div>
  )
}
