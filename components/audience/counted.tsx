import { Section } from '#components/ui/section.tsx'
import type { Drawn } from '#lib/audience/measures.ts'
import { type AnalyticsTable, analyticsExport, mostShown, type Period } from '#lib/audience/period.ts'
import { fewestOfRegion } from '#lib/audience/region.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { Analytics, AudienceHour, Read } from '#server/audience/queries/analytics.ts'
import type { Overview } from '#server/audience/queries/overview.ts'
import { AudienceChart } from './audience-chart.tsx'
import { AudienceFigures, AudienceNote } from './audience-figures.tsx'
import { Chart } from './chart.tsx'
import { DayChart, dayLabel } from './day-chart.tsx'
import { Figure } from './figure.tsx'
import { RankTable, rankColumns } from './rank-table.tsx'

interface CountedProps {
  overview: Overview
  analytics: Analytics
  period: Period
  drawn: Drawn
}

/** The figures of a period: of the site, its articles, and the sources of its sessions. */
export function Counted({ overview, analytics, period, drawn }: CountedProps) {
  return (
    <>
      <Section title="Audiência do portal">
        <div className="flex flex-col gap-6">
          <AudienceFigures overview={overview} drawn={drawn} />
          <AudienceChart overview={overview} drawn={drawn} />
          <AudienceNote own={false} />
        </div>
        <Download table="dias" period={period} />
      </Section>
      {analytics.hours.length > 0 && (
        <Section
          title={`Hora a hora, ${dayLabel(period.to)}`}
          intro="O último dia do período. Usuários de horas diferentes não se somam."
        >
          <HourChart hours={analytics.hours} day={dayLabel(period.to)} />
        </Section>
      )}
      <Readings analytics={analytics} period={period} />
      <Arrivals analytics={analytics} period={period} />
    </>
  )
}

function Readings({
  analytics: { days, views, readersADay, articles, cities, authors, tags, converting },
  period,
}: Pick<CountedProps, 'analytics' | 'period'>) {
  return (
    <>
      <Section
        title="Leituras de artigos"
        intro="Um artigo conta como lido depois de cinco segundos na tela, uma vez a cada meia hora. Leitores são visitantes diferentes no dia: os de vários dias não se somam."
      >
        <dl className="mb-4 grid grid-cols-2 gap-4 sm:max-w-md">
          <Figure label="Visualizações de artigos" value={formatInteger(views)} />
          <Figure label="Leitores por dia, em média" value={formatInteger(readersADay)} />
        </dl>
        <DayChart days={days} />
      </Section>
      <Ranked
        {...{ title: 'Mais lidos', noun: 'Artigo', rows: articles, table: 'artigos', period }}
        columns={rankColumns.articles}
        most={mostShown}
        intro="Atenção é o tempo em que alguém lia: com o texto na tela e algum movimento no último minuto, até meia hora por visita. “Até onde leram” é a parte do texto que chegou à tela, em média."
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Ranked
          {...{ title: 'Por cidade', noun: 'Cidade', rows: cities, table: 'cidades', period }}
          columns={rankColumns.texts}
        />
        <Ranked
          {...{ title: 'Por autor', noun: 'Autor', rows: authors, table: 'autores', period }}
          columns={rankColumns.texts}
        />
        <Ranked
          {...{ title: 'Por assunto', noun: 'Assunto', rows: tags, table: 'assuntos', period }}
          columns={rankColumns.texts}
        />
        <Section
          title="Artigos que levaram a assinaturas"
          intro="O texto premium de onde alguém foi aos planos antes de assinar, contado no dia do pagamento. O portal guarda só a contagem, não quem assinou."
        >
          <RankTable
            caption="Artigos que levaram a assinaturas"
            noun="Artigo"
            rows={converting}
            columns={rankColumns.conversion}
          />
        </Section>
      </div>
    </>
  )
}

const Arrivals = ({
  analytics: { sources, campaigns, devices, regions },
  period,
}: Pick<CountedProps, 'analytics' | 'period'>) => (
  <>
    <Ranked
      {...{ title: 'De onde vêm', noun: 'Origem', rows: sources, table: 'origens', period }}
      columns={rankColumns.arrivals}
      intro="A origem da primeira página de cada sessão. Do site anterior só o nome é guardado."
    />
    <Ranked
      {...{ title: 'Campanhas', noun: 'Campanha', rows: campaigns, table: 'campanhas', period }}
      columns={rankColumns.arrivals}
      intro="O nome em utm_campaign no endereço da primeira página de cada sessão."
    />
    <Ranked
      {...{ title: 'Dispositivos', noun: 'Dispositivo', rows: devices, table: 'dispositivos', period }}
      columns={rankColumns.arrivals}
    />
    {regions && (
      <Ranked
        {...{ title: 'Regiões dos leitores', noun: 'Região', rows: regions, table: 'regioes', period }}
        columns={rankColumns.arrivals}
        intro={`O estado, ou o país, da rede de cada sessão, por um arquivo nesta máquina. Do endereço só a região é guardada, e regiões com menos de ${fewestOfRegion} usuários ativos não aparecem.`}
      />
    )}
  </>
)

interface RankedProps {
  title: string
  intro?: string
  noun: string
  rows: readonly Read[]
  columns: (typeof rankColumns)[keyof typeof rankColumns]
  table: AnalyticsTable
  period: Period
  /** The rows on the screen. */
  most?: number
}

const Ranked = ({ title, intro, noun, rows, columns, table, period, most = 10 }: RankedProps) => (
  <Section title={title} intro={intro}>
    <RankTable caption={title} noun={noun} rows={rows.slice(0, most)} columns={columns} />
    {rows.length > most && <p className="mt-3 text-sm text-soft">Os {most} primeiros. Todos estão no CSV.</p>}
    <Download table={table} period={period} />
  </Section>
)

const Download = ({ table, period }: { table: AnalyticsTable; period: Period }) => (
  <p className="mt-3 text-sm">
    <a href={analyticsExport(table, period)} download className="text-accent underline">
      Exportar CSV<span className="sr-only"> ({table})</span>
    </a>
  </p>
)

/** Page views of each hour of a day as bars, and visitors as a line. */
function HourChart({ hours, day }: { hours: readonly AudienceHour[]; day: string }) {
  const best = hours.reduce((best, hour) => (hour.pageViews > best.pageViews ? hour : best))
  return (
    <Chart
      summary={`Visualizações de página e usuários por hora em ${day}. A hora mais vista começou às ${best.hour}h, com ${formatInteger(best.pageViews)} visualizações.`}
      noun="Hora"
      places={hours.map(({ hour }) => `${hour}h`)}
      bars={{ label: 'Visualizações de página', values: hours.map(({ pageViews }) => pageViews) }}
      line={{ label: 'Usuários', values: hours.map(({ visitors }) => visitors) }}
      format={formatInteger}
      tableTitle="Os números de cada hora"
    />
  )
}
