import { type AdMeasure, adMeasures, type Drawn, drawnAddress } from '#lib/analytics/measures.ts'
import type { AdRevenue } from '#lib/google/figures.ts'
import { ownSharesPath } from '#lib/shares/months.ts'
import { formatDate } from '#lib/text/format.ts'
import { MeasureChart } from './measure-chart.tsx'
import { MeasureFigures } from './measure-figures.tsx'

interface AdRevenueFiguresProps {
  revenue: AdRevenue
  /** Whether the amount is one person's, and not the newspaper's. */
  own: boolean
  drawn: Drawn
}

/** The ad revenue of a period, by day and with the period before, from the ad network (DASH-4). */
export function AdRevenueFigures({ revenue, own, drawn }: AdRevenueFiguresProps) {
  const { totalRevenue, before, days, until } = revenue
  const measures = Object.entries(adMeasures).filter(([key]) => key === 'receita' || !own)
  const last = until && formatDate(new Date(`${until}T12:00:00Z`), 'dd/MM/yyyy')
  return (
    <div className="flex flex-col gap-6">
      {own && totalRevenue === null ? (
        <p className="border-l-4 border-strong px-4 py-2">
          <strong>Split não configurado.</strong> A sua parte da receita de anúncios aparece depois que um Master
          definir o percentual dos repasses.
        </p>
      ) : (
        <>
          <MeasureFigures
            {...{ label: 'Receita de anúncios', measures, sum: revenue, before, drawn: drawn.ads }}
            addressOf={key => drawnAddress(drawn, { ads: key as AdMeasure })}
            columns="lg:grid-cols-[1.5fr_repeat(5,1fr)]"
          />
          <MeasureChart
            {...{ id: 'grafico-de-anuncios', measures, drawn: drawn.ads, days, sum: revenue, sumBefore: before }}
            before={before?.days ?? null}
            tableTitle="A receita de cada dia"
          />
        </>
      )}
      <p className="text-sm text-soft">
        {own
          ? 'Receita de anúncios após split: uma estimativa pelas visualizações dos seus artigos. Vale o mês fechado, em '
          : 'Contado pelo Google Ad Manager'}
        {own && (
          <a href={ownSharesPath} className="text-accent underline">
            Meus repasses
          </a>
        )}
        {last && `${own ? '. Números' : ','} até ${last}`}.
      </p>
    </div>
  )
}
