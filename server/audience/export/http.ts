import { z } from 'zod'
import { averageDepth, bounceRate, type Figures, sessionSeconds } from '#lib/analytics/figures.ts'
import { analyticsTables, readPeriod } from '#lib/analytics/period.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { type AudienceDay, listAnalyticsRows, listAudienceDays, type Read } from '../queries/analytics.ts'
import { findOverview } from '../queries/overview.ts'

const typedDay = (day: string) => day.split('-').reverse().join('/')
const decimal = (value: number | null) => (value === null ? '' : value.toFixed(2).replace('.', ','))

const audience: CsvColumns<Figures> = [
  { label: 'Visualizações de página', text: ({ pageViews }) => String(pageViews) },
  { label: 'Usuários ativos', text: ({ visitors }) => String(visitors) },
  { label: 'Sessões', text: ({ sessions }) => String(sessions) },
  { label: 'Duração média da sessão (s)', text: figures => decimal(sessionSeconds(figures)) },
  {
    label: 'Taxa de rejeição (%)',
    text: figures => {
      const rate = bounceRate(figures)
      return decimal(rate === null ? null : rate * 100)
    },
  },
]

const dayColumns: CsvColumns<AudienceDay & Figures> = [
  { label: 'Dia', text: ({ day }) => typedDay(day) },
  { label: 'Visualizações de artigos', text: ({ views }) => String(views) },
  { label: 'Leitores', text: ({ readers }) => String(readers) },
  ...audience,
]

const readColumns = (label: string): CsvColumns<Read> => [
  { label, text: ({ name }) => name },
  { label: 'Visualizações', text: ({ views }) => String(views) },
  ...audience,
  { label: 'Atenção (s)', text: ({ attentionSeconds }) => String(attentionSeconds) },
  { label: 'Atenção de assinantes (s)', text: ({ subscriberSeconds }) => String(subscriberSeconds) },
  { label: 'Profundidade média (%)', text: row => decimal(averageDepth(row)) },
  { label: 'Assinaturas', text: ({ subscriptions }) => String(subscriptions) },
  { label: 'Endereço', text: ({ path }) => (path ? new URL(path, siteOrigin()).href : '') },
]

const labels = {
  artigos: 'Artigo',
  cidades: 'Cidade',
  autores: 'Autor',
  assuntos: 'Assunto',
  origens: 'Origem',
  campanhas: 'Campanha',
  dispositivos: 'Dispositivo',
  regioes: 'Região',
} as const

/**
 * `GET /api/export/analytics?tabela=`: sends a table of a period as a CSV file, with the screen's own parameters. Masters only; 429 after forty files
 * in ten minutes.
 */
export const exportAnalytics = route({
  name: 'analytics-export',
  method: 'GET',
  access: 'master',
  limit: { name: 'analytics-export', points: 40, seconds: 600 },
  async answer({ request, actor }) {
    const parameters = parametersOf(request)
    const table = z.enum(analyticsTables).catch('dias').parse(parameters.tabela)
    const period = readPeriod(parameters, now())
    if (table !== 'dias') {
      return csvAnswer(
        `analytics-${table}`,
        readColumns(labels[table]),
        once(await listAnalyticsRows(actor, table, period)),
      )
    }
    const [days, { days: figures }] = await Promise.all([listAudienceDays(actor, period), findOverview(actor, period)])
    const rows = figures.flatMap((row, place) => (days[place] ? [{ ...days[place], ...row }] : []))
    return csvAnswer('analytics-dias', dayColumns, once(rows))
  },
  refuse: refusedInText,
})

/**
 * `GET /api/export/audiencia`: sends the dashboard's figures as a CSV file, a line a day: of the whole site to a master, of their own articles to
 * others. 429 after forty files in ten minutes.
 */
export const exportOverview = route({
  name: 'overview-export',
  method: 'GET',
  access: 'signed_in',
  limit: { name: 'overview-export', points: 40, seconds: 600 },
  async answer({ request, actor }) {
    const { days, own } = await findOverview(actor, readPeriod(parametersOf(request), now()))
    const columns = [{ label: 'Dia', text: ({ day }: { day: string }) => typedDay(day) }, ...audience]
    return csvAnswer(own ? 'audiencia-seus-artigos' : 'audiencia', columns, once(days))
  },
  refuse: refusedInText,
})

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
