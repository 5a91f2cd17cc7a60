import { z } from 'zod'
import { analyticsTables, readPeriod } from '#lib/analytics/period.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { listAnalyticsRows } from '../queries/analytics.ts'

type Row = Awaited<ReturnType<typeof listAnalyticsRows>>[number]

const views: CsvColumns<Row>[number] = { label: 'Visualizações', text: row => String(row.views) }
const named = (label: string): CsvColumns<Row> => [
  { label, text: ({ name }) => name },
  views,
  { label: 'Endereço', text: ({ path }) => path && new URL(path, siteOrigin()).href },
]

const columns = {
  dias: [
    { label: 'Dia', text: ({ name }) => name.split('-').reverse().join('/') },
    views,
    { label: 'Leitores', text: row => String(row.readers ?? '') },
  ],
  artigos: named('Artigo'),
  cidades: named('Cidade'),
  autores: named('Autor'),
} as const satisfies Record<string, CsvColumns<Row>>

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
    const rows = await listAnalyticsRows(actor, table, readPeriod(parameters, now()))
    return csvAnswer(`analytics-${table}`, columns[table], once(rows))
  },
  refuse: refusedInText,
})

async function* once(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
