import { z } from 'zod'
import { causeSentences, noteSentences } from '#lib/imports/sentences.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { eachPictureLine, type PictureLine } from '../pictures/queries.ts'
import { recordExport } from './commands/record-export.ts'
import { eachResult, type ReportRow } from './queries/report.ts'

const params = z.object({ id: z.uuid() })
const limit = { name: 'import-report', points: 20, seconds: 600 }

const causeOf = ({ cause, detail }: ReportRow) =>
  [cause in causeSentences ? causeSentences[cause as keyof typeof causeSentences] : cause, detail]
    .filter(Boolean)
    .join(': ')

const errorColumns: CsvColumns<ReportRow> = [
  { label: 'record_id', text: ({ recordId }) => recordId },
  { label: 'error', text: causeOf },
]

const outcomes = { imported: 'importado', updated: 'atualizado', skipped: 'pulado', failed: 'erro' }
const undone: Record<string, string> = {
  removed: 'apagado',
  restored: 'texto anterior de volta',
  kept: 'ficou, porque foi editado aqui ou não pôde ser desfeito',
  gone: 'já tinha sido apagado',
}

const reportColumns: CsvColumns<ReportRow> = [
  { label: 'record_id', text: ({ recordId }) => recordId },
  { label: 'titulo', text: ({ title }) => title },
  { label: 'resultado', text: ({ outcome }) => outcomes[outcome] },
  { label: 'motivo', text: causeOf },
  {
    label: 'para_conferir',
    text: ({ notes }) =>
      notes.map(({ code, detail }) => [noteSentences[code], detail].filter(Boolean).join(': ')).join(' | '),
  },
  { label: 'endereco', text: ({ slug }) => (slug ? `/artigo/${slug}` : '') },
  { label: 'desfeito', text: row => undone[row.undone] ?? '' },
]

const pictureColumns: CsvColumns<PictureLine> = [
  { label: 'imagem', text: ({ url }) => url },
  { label: 'motivo', text: ({ message }) => message },
  { label: 'artigo', text: ({ title }) => title },
  { label: 'editar', text: ({ articleId }) => (articleId ? `${siteOrigin()}/article/${articleId}/edit` : '') },
]

/** `GET /api/imports/{id}/erros`: the failed records as CSV, `record_id` and `error`. For masters. */
export const errorLog = route({
  name: 'import-errors',
  method: 'GET',
  access: 'master',
  params,
  limit,
  async answer({ actor, params: { id } }) {
    await recordExport(actor, { id, file: 'errors' })
    return csvAnswer(`erros-importacao-${now().getTime()}`, errorColumns, eachResult(actor, id, 'failed'))
  },
  refuse: refusedInText,
})

/** `GET /api/imports/{id}/relatorio`: every record with what became of it, as CSV. For masters. */
export const reportFile = route({
  name: 'import-report',
  method: 'GET',
  access: 'master',
  params,
  limit,
  async answer({ actor, params: { id } }) {
    await recordExport(actor, { id, file: 'report' })
    return csvAnswer(`importacao-${id}`, reportColumns, eachResult(actor, id))
  },
  refuse: refusedInText,
})

/** `GET /api/imports/{id}/imagens`: the pictures that could not be fetched and the animations that became pictures, with their articles, as CSV. For masters. */
export const pictureReport = route({
  name: 'import-pictures',
  method: 'GET',
  access: 'master',
  params,
  limit,
  async answer({ actor, params: { id } }) {
    await recordExport(actor, { id, file: 'pictures' })
    return csvAnswer(`imagens-${id}`, pictureColumns, eachPictureLine(actor, id))
  },
  refuse: refusedInText,
})
