import { type AdMeasure, adMeasures, type Drawn, drawnAddress } from '#lib/audience/measures.ts'
import type { AdFigures, AdRevenue } from '#lib/google/figures.ts'
import { ownSharesPath } from '#lib/shares/months.ts'
import { formatDate } from '#lib/text/format.ts'
import { MeasureChart } from './measure-chart.tsx'
import { MeasureFigures } from './measure-figures.tsx'

interface AdRevenueFiguresProps {
  /** Null without a day of figures. */
  revenue: AdRevenue | null
  /** Whether the amount is one person's, and not the newspaper's. */
  own: boolean
  drawn: Drawn
}

const unknown: AdFigures = { totalRevenue: null, counts: null }
const ownRevenue = { ...adMeasures.receita, label: 'Receita total após split' }

/** The ad revenue of a period, by day and with the period before, from the ad network (DASH-4). A figure that nobody knows is a dash. */
export function AdRevenueFigures({ revenue, own, drawn }: AdRevenueFiguresProps) {
  const measures = Object.entries(own ? { ...adMeasures, receita: ownRevenue } : adMeasures)
  return (
    <div className="flex flex-col gap-6">
      <MeasureFigures
        {...{ label: 'Receita de anúncios', measures, sum: revenue ?? unknown, before: revenue?.before ?? null }}
        drawn={drawn.ads}
        addressOf={key => drawnAddress(drawn, { ads: key as AdMeasure })}
        columns="lg:grid-cols-[1.5fr_repeat(5,1fr)]"
      />
      {revenue && (revenue.totalRevenue !== null || revenue.counts) && (
        <MeasureChart
          {...{ id: 'grafico-de-anuncios', measures: own ? measures.slice(0, 1) : measures, drawn: drawn.ads }}
          {...{ days: revenue.days, sum: revenue, sumBefore: revenue.before, before: revenue.before?.days ?? null }}
          tableTitle="A receita de cada dia"
        />
      )}
      <Sources revenue={revenue} own={own} />
    </div>
  )
}

/** Where the figures come from, and why some are not known. */
function Sources({ revenue, own }: Pick<AdRevenueFiguresProps, 'revenue' | 'own'>) {
  const last = revenue?.until && formatDate(new Date(`${revenue.until}T12:00:00Z`), 'dd/MM/yyyy')
  if (!own && !revenue)
    return (
      <p className="text-sm text-soft">
        O Google Ad Manager ainda não contou nada neste período.{' '}
        <a href="/analytics-settings" className="text-accent underline">
          Configurar o Google
        </a>
      </p>
    )
  return (
    <p className="text-sm text-soft">
      {own
        ? `${revenue && revenue.totalRevenue === null ? noSplit : estimate} O Google Ad Manager conta as impressões, os cliques e as solicitações do jornal inteiro, não os de cada texto. Vale o mês fechado, em `
        : 'Contado pelo Google Ad Manager'}
      {own && (
        <a href={ownSharesPath} className="text-accent underline">
          Meus repasses
        </a>
      )}
      {last && `${own ? '. Números' : ','} até ${last}`}.
    </p>
  )
}

const noSplit = 'Split não configurado: a sua parte aparece depois que um Master definir o percentual dos repasses.'
const estimate =
  '“Após split” é só a sua parte da receita dos anúncios, pelo percentual que o jornal definiu para os repasses: uma estimativa pelas visualizações dos seus artigos.'
