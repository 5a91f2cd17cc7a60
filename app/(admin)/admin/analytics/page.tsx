import { Button } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { DayChart } from '#components/analytics/day-chart.tsx'
import { Figure } from '#components/analytics/figure.tsx'
import { PeriodChoice } from '#components/analytics/period-choice.tsx'
import { ReadTable } from '#components/analytics/read-table.tsx'
import { Section } from '#components/ui/section.tsx'
import { isBuilt } from '#lib/addresses/screens/routes.ts'
import { type AnalyticsTable, analyticsExport, analyticsPath, type Period, readPeriod } from '#lib/analytics/period.ts'
import { formatInteger } from '#lib/text/format.ts'
import { type Analytics, findAnalytics } from '#server/audience/queries/analytics.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Analytics' }

/** What the newspaper counts itself: views and readers a day, and the most read articles, cities and authors of a period. */
export default async function AnalyticsPage({ searchParams }: PageProps<'/admin/analytics'>) {
  const { actor } = await enter(analyticsPath)
  const parameters = await searchParams
  const period = readPeriod(parameters, now())
  const refused = parameters.de !== undefined && period.days !== null
  const analytics = await block('analytics', findAnalytics(actor, period))
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading
        action={
          isBuilt('/analytics-settings') && (
            <Button asChild variant="soft">
              <a href="/analytics-settings">Configurar o Google Analytics</a>
            </Button>
          )
        }
      >
        Analytics
      </ScreenHeading>
      <PeriodChoice period={period} refused={refused} now={now()} />
      {analytics === null ? (
        <p role="alert">Não foi possível carregar os números agora. O problema foi registrado.</p>
      ) : analytics.views === 0 ? (
        <p className="border-y border-rule py-12 text-center text-soft">Nenhuma leitura contada neste período.</p>
      ) : (
        <Counted analytics={analytics} period={period} />
      )}
    </div>
  )
}

function Counted({ analytics, period }: { analytics: Analytics; period: Period }) {
  const { days, views, readersADay, articles, cities, authors } = analytics
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:max-w-md">
        <Figure label="Visualizações" value={formatInteger(views)} />
        <Figure label="Leitores por dia, em média" value={formatInteger(readersADay)} />
      </dl>
      <Section
        title="Por dia"
        intro="Uma visualização conta uma vez a cada meia hora. Leitores são visitantes diferentes no dia: os de vários dias não se somam, porque ninguém é seguido de um dia para o outro."
      >
        <DayChart days={days} />
        <Download table="dias" period={period} />
      </Section>
      <Section title="Mais lidos">
        <ReadTable noun="Artigo" rows={articles} />
        <Download table="artigos" period={period} />
      </Section>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Section title="Por cidade">
          <ReadTable noun="Cidade" rows={cities} />
          <Download table="cidades" period={period} />
        </Section>
        <Section title="Por autor">
          <ReadTable noun="Autor" rows={authors} />
          <Download table="autores" period={period} />
        </Section>
      </div>
    </>
  )
}

const Download = ({ table, period }: { table: AnalyticsTable; period: Period }) => (
  <p className="mt-3 text-sm">
    <a href={analyticsExport(table, period)} download className="text-accent underline">
      Exportar CSV<span className="sr-only"> ({table})</span>
    </a>
  </p>
)
