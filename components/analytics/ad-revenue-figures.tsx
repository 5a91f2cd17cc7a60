import { formatShare } from '#lib/analytics/figures.ts'
import { type AdRevenue, formatMicros } from '#lib/google/figures.ts'
import { formatDate, formatInteger } from '#lib/text/format.ts'
import { Figure } from './figure.tsx'

interface AdRevenueFiguresProps {
  revenue: AdRevenue
  /** Whether the amount is one person's, and not the newspaper's. */
  own: boolean
}

/** The ad revenue of a period, from the ad network (DASH-4). */
export const AdRevenueFigures = ({ revenue, own }: AdRevenueFiguresProps) => (
  <dl aria-label="Receita de anúncios" className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-6">
    <Figure
      label="Receita total"
      value={revenue.totalRevenue === null ? 'Split não configurado' : formatMicros(revenue.totalRevenue)}
      hint={[
        own && 'após split',
        revenue.until && `até ${formatDate(new Date(`${revenue.until}T12:00:00Z`), 'dd/MM/yyyy')}`,
      ]
        .filter(Boolean)
        .join(', ')}
      wide
    />
    {revenue.counts && (
      <>
        <Figure label="Impressões" value={formatInteger(revenue.counts.totalImpressions)} />
        <Figure label="Cliques" value={formatInteger(revenue.counts.totalClicks)} />
        <Figure label="CTR" value={formatShare(revenue.counts.avgCTR)} />
        <Figure label="Taxa de preenchimento" value={formatShare(revenue.counts.fillRate)} />
        <Figure label="Solicitações de anúncio" value={formatInteger(revenue.counts.totalAdRequests)} />
      </>
    )}
  </dl>
)
