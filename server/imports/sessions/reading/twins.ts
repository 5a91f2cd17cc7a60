import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import type { ImportOptions } from '#lib/imports/options.ts'
import type { Source } from '#lib/imports/post.ts'
import { formatInteger } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { originAt } from '../../formats/origin.ts'
import { wxrOrigin } from '../../wxr/source.ts'
import { joinSites } from '../commands/join-sites.ts'
import { stopSession } from '../commands/stop-session.ts'
import { type GatheredFiles, openFile, type SessionFile } from './session-files.ts'

/**
 * Whether a session stops before its first text to ask, because another site has brought texts of a file already. When the person said that it is
 * the same site, its records get the present name. A file that cannot be read is left out here; its import says so.
 */
export async function asksFirst(
  sessionId: string,
  files: readonly SessionFile[],
  { options, gathered }: { options: ImportOptions; gathered: GatheredFiles },
): Promise<boolean> {
  if (options.twin === 'other') return false
  for (const file of files) {
    const found = await twinOf(file, gathered, options).catch(error => {
      if (isDomainError(error)) return null
      throw error
    })
    if (!found) continue
    if (options.twin === 'ask') {
      await stopSession(system, { id: sessionId, question: questionOf(found) })
      return true
    }
    await joinSites(system, { sessionId, from: found.source, to: found.origin })
  }
  return false
}

async function twinOf(file: SessionFile, gathered: GatheredFiles, { site }: ImportOptions) {
  const source = await openFile(file, gathered)
  const origin = () => originAt(source.origin, site)
  const twin = await findTwin(source, origin)
  return twin && { ...twin, origin: origin() }
}

function questionOf({ source, known, compared }: Twin): string {
  const name = source.slice(source.indexOf(':') + 1)
  return `Parece o mesmo site de “${name}”, que já foi importado: de ${formatInteger(compared)} textos comparados, ${formatInteger(known)} já estão aqui. Nada foi escrito ainda. É o mesmo site, com outro endereço ou outro nome?`
}

/** How many texts of a file are compared. */
const mostCompared = 5_000

/** Another source that has texts of a file: an old site under its former domain or name. */
interface Twin {
  source: string
  /** Texts that it has, of those compared. */
  known: number
  compared: number
}

interface Compared {
  id: string
  publishedAt: string
  /** The source that its identifier names. */
  named: string
}

/**
 * The source that knows most texts of a file under their ids, with the same first publication or by the identifier that WordPress gives a text for
 * ever. Texts that the file's own source knows count for nothing. Null without one. `origin` gives the own source once a record was read.
 */
async function findTwin(source: Source, origin: () => string): Promise<Twin | null> {
  // Lines of two CSVs often have one number and one day, and a master names their site.
  if (source.format === 'csv' || !(await hasOthers(source.format))) return null
  const given = await firstTexts(source)
  const [twin] = await db().$queryRaw<Omit<Twin, 'compared'>[]>`
    SELECT r.source, count(*)::int AS known
      FROM json_to_recordset(${JSON.stringify(given)}::json) AS given (id text, "publishedAt" timestamptz, named text)
        JOIN imported_records r ON r.record_id = given.id LEFT JOIN articles a ON a.id = r.article_id
      WHERE r.source LIKE ${`${source.format}:_%`} AND r.source <> ${origin()}
        AND (r.source = given.named OR a.published_at = given."publishedAt")
        AND NOT EXISTS (SELECT FROM imported_records own WHERE own.source = ${origin()} AND own.record_id = given.id)
      GROUP BY r.source ORDER BY known DESC, r.source LIMIT 1`
  return twin ? { ...twin, compared: given.length } : null
}

/** Whether an import of a format brought anything from a site with a name. */
async function hasOthers(format: string): Promise<boolean> {
  const [row] = await db().$queryRaw<{ any: boolean }[]>`
    SELECT EXISTS (SELECT FROM imported_records WHERE source LIKE ${`${format}:_%`}) AS any`
  return row?.any === true
}

async function firstTexts(source: Source): Promise<Compared[]> {
  const texts: Compared[] = []
  for await (const record of source.records()) {
    if (record.kind === 'problem' || record.publishedAt === null) continue
    const { recordId: id, publishedAt, guid = '' } = record
    texts.push({ id, publishedAt: publishedAt.toISOString(), named: namedBy(guid, id) })
    if (texts.length === mostCompared) break
  }
  return texts
}

/** The source that an identifier of WordPress names, `https://antigo.exemplo/?p=40`; empty when it names another text. */
function namedBy(guid: string, id: string): string {
  const url = URL.parse(guid)
  const number = url?.searchParams.get('p') ?? url?.searchParams.get('page_id')
  return url && number === id ? wxrOrigin(url, url.pathname.replace(/\/$/, '')) : ''
}
