import { Card, Heading } from '@radix-ui/themes'
import { AdRevenueFigures } from '#components/audience/ad-revenue-figures.tsx'
import { AudienceChart } from '#components/audience/audience-chart.tsx'
import { AudienceFigures, AudienceNote } from '#components/audience/audience-figures.tsx'
import { PeriodChoice } from '#components/audience/period-choice.tsx'
import { RankTable, rankColumns } from '#components/audience/rank-table.tsx'
import { RefreshButton } from '#components/ui/refresh-button.client.tsx'
import type { Drawn } from '#lib/audience/measures.ts'
import { overviewExport, type Period } from '#lib/audience/period.ts'
import type { AdRevenue } from '#lib/google/figures.ts'
import { shortDateTime } from '#lib/text/format.ts'
import type { Read } from '#server/audience/queries/analytics.ts'
import type { Overview as Audience } from '#server/audience/queries/overview.ts'

export interface OverviewProps {
  /** Null when it could not be loaded. */
  audience: Audience | null
  /** The most read articles of the person; null for a master, who sees all in Analytics. */
  articles: readonly Read[] | null
  /** Null while no ad network reports to the newspaper. */
  adRevenue: AdRevenue | null
  /** Whose figures: the newspaper's, those of a person's own articles, or of a person without a role, who may have none. */
  scope: 'all' | 'own' | 'none'
  period: Period
  drawn: Drawn
  /** Whether the address holds dates that are no valid period. */
  refused: boolean
  now: Date
}

/** The audience and the ad revenue of the last thirty days, or of another period (DASH-4). */
export function Overview({ audience, articles, adRevenue, scope, period, drawn, refused, now }: OverviewProps) {
  const own = scope !== 'all'
  return (
    <section aria-labelledby="visao-geral" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <Heading as="h2" id="visao-geral" size="4" tabIndex={-1}>
            Visão geral
          </Heading>
          <p className="text-sm text-soft">
            {periodWords(period)}
            {own && ' · Seus artigos'}
          </p>
        </div>
        <RefreshButton />
      </div>
      {(scope !== 'none' || audience?.sum.sessions !== 0 || period.days !== 30) && (
        <PeriodChoice period={period} refused={refused} now={now} path="/dashboard" />
      )}
      {audience === null ? (
        <p role="alert">Erro ao carregar dados. O problema foi registrado.</p>
      ) : audience.sum.sessions === 0 && !(adRevenue?.counts || adRevenue?.totalRevenue) ? (
        <NoData scope={scope} />
      ) : (
        <Card size="3">
          <div className="flex flex-col gap-6">
            <AudienceFigures overview={audience} drawn={drawn} />
            <AudienceChart overview={audience} drawn={drawn} />
            <AudienceNote own={own} />
            {scope !== 'none' && <AdRevenueFigures revenue={adRevenue} own={own} drawn={drawn} />}
            {articles && <OwnArticles rows={articles} />}
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
              <a href={overviewExport(period)} download className="text-accent underline">
                Exportar CSV
              </a>
              {audience.countedUntil && (
                <span className="text-soft">Contado até {shortDateTime(audience.countedUntil)}</span>
              )}
            </p>
          </div>
        </Card>
      )}
    </section>
  )
}

const OwnArticles = ({ rows }: { rows: readonly Read[] }) => (
  <div>
    <Heading as="h3" size="3" mb="2">
      Seus artigos mais lidos
    </Heading>
    <RankTable caption="Seus artigos mais lidos" noun="Artigo" rows={rows} columns={rankColumns.articles} />
  </div>
)

const noData = {
  all: 'Nenhuma visita foi contada neste período. Os números do Google e a receita de anúncios aparecem depois que as integrações com o Google Analytics e o Google Ad Manager forem configuradas.',
  own: 'Nenhuma visita aos seus artigos foi contada neste período. A receita de anúncios aparece depois que um Master configurar a integração com o Google Ad Manager.',
  none: 'Quando um artigo seu for publicado, a audiência dele aparece aqui.',
}

const NoData = ({ scope }: { scope: OverviewProps['scope'] }) => (
  <Card size="3">
    <p className="font-semibold">Nenhum dado disponível</p>
    <p className="mt-1 text-soft">{noData[scope]}</p>
    {scope === 'all' && (
      <p className="mt-3">
        <a href="/analytics-settings" className="text-accent underline">
          Configurar o Google
        </a>
      </p>
    )}
  </Card>
)

/** "Últimos 30 dias", or "01/11/2026 a 21/11/2026". */
const periodWords = ({ days, from, to }: Period) =>
  days === null ? [from, to].map(day => day.split('-').reverse().join('/')).join(' a ') : `Últimos ${days} dias`
