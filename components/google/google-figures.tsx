import { Figure } from '#components/audience/figure.tsx'
import { formatSeconds, formatShare } from '#lib/audience/figures.ts'
import { type AdSummary, type AnalyticsSummary, formatMicros } from '#lib/google/figures.ts'
import { formatDate, formatInteger, longDateTime } from '#lib/text/format.ts'
import type { GoogleFigures, ServiceFigures } from '#server/google/queries/figures.ts'

/** Google's figures of a period, apart from the newspaper's own and never added to them. */
export function GoogleFiguresView({ figures }: { figures: GoogleFigures }) {
  const { isSetUp, analytics, ads, readings } = figures
  if (!analytics && !ads)
    return (
      <div className="flex flex-col gap-2">
        <p className="text-soft">
          Nenhum dado disponível.{' '}
          {isSetUp
            ? 'Os números do Google chegam na próxima madrugada.'
            : 'O Google Analytics e o Ad Manager não estão configurados.'}
        </p>
        <Problem reading={readings.analytics} of="Google Analytics" />
        <Problem reading={readings.ads} of="Ad Manager" />
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      {!isSetUp && (
        <p className="border-l-4 border-strong px-3 py-1 text-sm">
          O Google não está configurado agora: estes números são de leituras anteriores e não mudam mais.
        </p>
      )}
      {analytics && <AnalyticsCards summary={analytics} reading={readings.analytics} />}
      {ads && <AdCards summary={ads} reading={readings.ads} />}
      {!ads && <Problem reading={readings.ads} of="Ad Manager" />}
    </div>
  )
}

interface CardsProps<Summary> {
  summary: Summary
  reading: ServiceFigures
}

const AnalyticsCards = ({ summary, reading }: CardsProps<AnalyticsSummary>) => (
  <section aria-label="Google Analytics" className="flex flex-col gap-3">
    <h3 className="font-semibold">Google Analytics</h3>
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Figure label="Usuários ativos" value={formatInteger(summary.totalUsers)} hint="dia a dia, somados" />
      <Figure label="Sessões" value={formatInteger(summary.totalSessions)} />
      <Figure label="Visualizações de página" value={formatInteger(summary.totalPageViews)} />
      <Figure label="Duração média da sessão" value={formatSeconds(summary.avgSessionDuration)} />
      <Figure label="Taxa de rejeição" value={formatShare(summary.avgBounceRate)} />
    </dl>
    <Currency reading={reading} of="Google Analytics" />
  </section>
)

const AdCards = ({ summary, reading }: CardsProps<AdSummary>) => (
  <section aria-label="Google Ad Manager" className="flex flex-col gap-3">
    <h3 className="font-semibold">Google Ad Manager</h3>
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Figure label="Receita total" value={formatMicros(summary.totalRevenue)} wide />
      <Figure label="Impressões" value={formatInteger(summary.totalImpressions)} />
      <Figure label="Cliques" value={formatInteger(summary.totalClicks)} />
      <Figure label="CTR" value={formatShare(summary.avgCTR)} />
      <Figure label="Taxa de preenchimento" value={formatShare(summary.fillRate)} />
      <Figure label="Solicitações de anúncio" value={formatInteger(summary.totalAdRequests)} />
    </dl>
    <Currency reading={reading} of="Ad Manager" />
  </section>
)

/** The last day of the figures, and the reason why there are no newer ones. */
const Currency = ({ reading, of }: { reading: ServiceFigures; of: string }) => (
  <div className="text-sm text-soft">
    {reading.until && (
      <p>
        Números do {of} até {formatDate(new Date(reading.until), 'dd/MM/yyyy', 'UTC')}
        {reading.readAt && `, lidos em ${longDateTime(reading.readAt)}`}.
      </p>
    )}
    <Problem reading={reading} of={of} />
  </div>
)

const Problem = ({ reading: { problem }, of }: { reading: ServiceFigures; of: string }) =>
  problem && (
    <p className="border-l-4 border-danger px-3 py-1 text-sm">
      Última leitura do {of}: {problem}
    </p>
  )
