import { z } from 'zod'
import { isStaff } from '#lib/actor.ts'
import { averageDepth, bounceRate, type Figures, sessionSeconds } from '#lib/audience/figures.ts'
import { analyticsTables, readPeriod } from '#lib/audience/period.ts'
import type { AdFigures } from '#lib/google/figures.ts'
import { findAdRevenue } from '#server/google/queries/ad-revenue.ts'
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

const whole = (value: number | undefined) => (value === undefined ? '' : String(value))
const percent = (value: number | undefined) => decimal(value === undefined ? null : value * 100)

/** The first column is everybody's, the others are masters'. */
const ads: CsvColumns<{ ads: AdFigures | null }> = [
  {
    label: 'Receita de anúncios (R$)',
    text: ({ ads }) => decimal(ads?.totalRevenue == null ? null : ads.totalRevenue / 1e6),
  },
  { label: 'Impressões', text: ({ ads }) => whole(ads?.counts?.totalImpressions) },
  { label: 'Cliques', text: ({ ads }) => whole(ads?.counts?.totalClicks) },
  { label: 'CTR (%)', text: ({ ads }) => percent(ads?.counts?.avgCTR) },
  { label: 'Taxa de preenchimento (%)', text: ({ ads }) => percent(ads?.counts?.fillRate) },
  { label: 'Solicitações de anúncio', text: ({ ads }) => whole(ads?.counts?.totalAdRequests) },
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
 * others; with the ad revenue for the staff. 429 after forty files in ten minutes.
 */
export const exportOverview = route({
  name: 'overview-export',
  method: 'GET',
  access: 'signed_in',
  limit: { name: 'overview-export', points: 40, seconds: 600 },
  async answer({ request, actor }) {
    const period = readPeriod(parametersOf(request), now())
    const { days, own } = await findOverview(actor, period)
    const revenue = isStaff(actor) ? await findAdRevenue(actor, period) : null
    const rows = days.map((day, place) => ({ ...day, ads: revenue?.days[place] ?? null }))
    const columns: CsvColumns<(typeof rows)[number]> = [
      { label: 'Dia', text: ({ day }) => typedDay(day) },
      ...audience,
      ...(revenue ? (own ? ads.slice(0, 1) : ads) : []),
    ]
    return csvAnswer(own ? 'audiencia-seus-artigos' : 'audiencia', columns, once(rows))
  },
  refuse: refusedInText,
})

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
