import { z } from 'zod'
import { redirectList } from '#lib/redirects/redirect-list.ts'
import { dateAndTime } from '#lib/text/format.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { stream } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { importRedirects } from './commands/import-redirects.ts'
import { readRedirectFile } from './file.ts'
import { eachRedirect, type RedirectEntry } from './queries/list.ts'

const columns: CsvColumns<RedirectEntry> = [
  { label: 'de', text: ({ path }) => path },
  { label: 'para', text: ({ to }) => to },
  { label: 'origem', text: ({ imported }) => (imported ? 'Importação' : 'À mão') },
  { label: 'criado', text: ({ createdAt }) => dateAndTime(createdAt) },
]

/** `GET /api/export/enderecos`: all former addresses of a list. Masters only. */
export const exportRedirects = listExport({
  name: 'redirect-export',
  file: 'enderecos-antigos',
  access: 'master',
  list: redirectList,
  columns,
  audited: { action: 'redirect.exported', details: ({ origem }) => ({ origin: origem || null }) },
  each: eachRedirect,
})

/** About half a million lines. */
const mostBytes = 64 * 1024 * 1024

/** `POST /api/enderecos`: takes a CSV of redirects. With `?previa=1` it writes nothing and gives what it would do. Masters only. */
export const receiveRedirects = route({
  name: 'redirect-import',
  method: 'POST',
  access: 'master',
  limit: { name: 'redirect-import', points: 60, seconds: 600 },
  body: stream(mostBytes),
  async answer({ actor, input, request }) {
    const preview = z.literal('1').safeParse(new URL(request.url).searchParams.get('previa')).success
    return jsonAnswer(await importRedirects(actor, { lines: readRedirectFile(input), preview }))
  },
})
