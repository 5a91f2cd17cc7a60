import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { system } from '#lib/actor.ts'
import { type ImportOptions, importOptions } from '#lib/imports/options.ts'
import type { SourcePost } from '#lib/imports/post.ts'
import { beginSession, type NewFile } from '#server/imports/sessions/commands/begin-session.ts'
import { convertHere } from '#server/imports/sessions/conversion-pool.ts'
import { runSession } from '#server/imports/sessions/run-session.ts'
import { db } from '#server/platform/db/db.ts'

/** A line of a CSV file; what is left out has a plausible value. */
export interface Line {
  id: string
  title?: string
  body?: string
  author?: string
  categories?: string
  tags?: string
  date?: string
  slug?: string
  /** The cover's address. */
  image?: string
}

export const bodyOf = (mark: string) =>
  `<p>${mark}: a prefeitura informou nesta terça-feira que a obra da avenida central termina em duas semanas.</p><p>Moradores esperam há anos.</p>`

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A CSV file with these lines; gives its path and text. */
export async function csvFile(lines: readonly Line[]): Promise<{ path: string; bytes: number }> {
  const head = 'record_id;titulo;conteudo;Author;Categorias;Tags;Date;URL Slug;Featured Image;Excerpt'
  const rows = lines.map(
    ({ id, title = `Notícia número ${id}`, body = bodyOf(id), author = 'Autora Antiga', ...rest }) =>
      [
        id,
        title,
        body,
        author,
        rest.categories ?? '',
        rest.tags ?? 'Obras',
        rest.date ?? '2019-05-03',
        rest.slug ?? '',
        rest.image ?? '',
        'Um resumo que veio do outro sistema.',
      ]
        .map(quoted)
        .join(';'),
  )
  const text = `${[head, ...rows].join('\n')}\n`
  const path = join(await mkdtemp(join(tmpdir(), 'import-')), 'posts.csv')
  await writeFile(path, text)
  return { path, bytes: Buffer.byteLength(text) }
}

/** Some lines with ids that begin with a mark. */
export const linesOf = (mark: string, count: number): Line[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${mark}-${n}` }))

/** Runs an import as `npm run import` does on two cores: the start of a converting thread takes longer than a small file. */
export const runHere = (id: string, signal = new AbortController().signal) => runSession(id, signal, convertHere)

/** Begins an import of CSV files that this process reads. Gives the session's id. */
export async function begun(lines: readonly Line[], options: Partial<ImportOptions> = {}): Promise<string> {
  const file = await csvFile(lines)
  return begin([{ name: 'posts.csv', bytes: file.bytes, format: 'csv', place: file.path }], options)
}

/** Begins an import of files of WordPress or Ghost with these texts. Gives the session's id. */
export async function begunExport(
  format: 'wxr' | 'ghost',
  texts: string | readonly string[],
  options: Partial<ImportOptions> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const files = [texts].flat().map(async (text, part) => {
    const place = join(folder, `export-${part}`)
    await writeFile(place, text)
    return { name: `site-${part}.${format === 'wxr' ? 'xml' : 'json'}`, bytes: Buffer.byteLength(text), format, place }
  })
  return begin(await Promise.all(files), options)
}

async function begin(files: readonly NewFile[], options: Partial<ImportOptions>): Promise<string> {
  const { id } = await beginSession(system, {
    options: importOptions.parse({ status: 'published', ...options }),
    reader: 'here',
    files,
  })
  return id
}

/** A session's state and counters. */
export async function countsOf(id: string) {
  const { status, error, totalRecords, successfulRecords, updatedRecords, skippedRecords, failedRecords } =
    await db().importSession.findUniqueOrThrow({ where: { id } })
  return {
    status,
    error,
    total: totalRecords,
    imported: successfulRecords,
    updated: updatedRecords,
    skipped: skippedRecords,
    failed: failedRecords,
  }
}

/** A record as a browser sends it. */
export const postOf = ({
  id,
  title = `Notícia número ${id}`,
  body = bodyOf(id),
  author = 'Autora Antiga',
}: Line): SourcePost => ({
  ...{
    kind: 'post',
    recordId: id,
    title,
    html: body,
    excerpt: 'Um resumo que veio do outro sistema.',
    slug: '',
    author,
  },
  ...{ publishedAt: new Date('2019-05-03T12:00:00Z'), modifiedAt: null, status: null, premium: false },
  ...{ categories: [], tags: ['Obras'], cover: null, attachments: new Map(), addresses: [], notes: [] },
})
