import { authorPath, tagPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import type { SourceTerm } from '#lib/imports/post.ts'
import { tagKey } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { type RedirectRow, writeRedirects } from '#server/redirects/commands/write-redirects.ts'
import { importPolicy } from '../../policy.ts'
import { bylineName, findProfiles } from '../bylines.ts'
import { lockSession, setStatus } from '../lock.ts'
import { isOpen } from '../session.ts'

/**
 * Notes that a file was read to its end, and writes the former addresses of its categories, tags and authors. A session whose files are all read is
 * completed. Gives whether it is. For masters and the system. Raises forbidden, not_found, import_not_running, or import_gap when records are
 * missing.
 */
export const finishFile = command(
  async (
    context,
    {
      sessionId,
      fileId,
      records,
      terms,
    }: { sessionId: string; fileId: string; records: number; terms: readonly SourceTerm[] },
  ): Promise<{ completed: boolean }> => {
    const { tx, actor, now } = context
    importPolicy.assert(actor, 'run', null)
    const session = await lockSession(tx, sessionId)
    const file = await tx.importFile.findFirst({ where: { id: fileId, sessionId } })
    if (!file) throw new DomainError('not_found')
    if (session.status === 'completed' && file.completedAt) return { completed: true }
    if (!isOpen(session)) throw new DomainError('import_not_running')
    if (file.done !== records) throw new DomainError('import_gap')
    await writeRedirects(tx, await termRedirects(tx, sessionId, terms))
    await tx.importFile.update({ where: { id: fileId }, data: { records, bytesRead: file.bytes, completedAt: now } })
    const open = await tx.importFile.count({ where: { sessionId, completedAt: null } })
    if (open > 0) return { completed: false }
    const { _sum: sum } = await tx.importFile.aggregate({ where: { sessionId }, _sum: { records: true } })
    await setStatus(context, sessionId, { status: 'completed', completedAt: now, totalRecords: sum.records ?? 0 })
    await audit(context, {
      action: 'import.completed',
      subject: { type: 'import_session', id: sessionId },
      details: { records: sum.records ?? 0 },
    })
    return { completed: true }
  },
)

/** The redirects of another system's pages of categories, tags and authors to the pages of their tags and authors here. A term that nothing here has leads nowhere. */
async function termRedirects(tx: Tx, sessionId: string, terms: readonly SourceTerm[]): Promise<RedirectRow[]> {
  const keys = terms.flatMap(({ kind, name }) => (kind === 'author' ? [] : [tagKey(name)]))
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...new Set(keys)]}::text[]) AS wanted (key)
      WHERE EXISTS (SELECT FROM article_tags WHERE tag_key = wanted.key)`
  const known = new Set(rows.map(({ key }) => key))
  const people = await findProfiles(
    tx,
    terms.flatMap(({ kind, name }) => (kind === 'author' ? [bylineName(name)] : [])),
  )
  return terms.flatMap(({ kind, name, address }) => {
    const person = people.get(bylineName(name))
    const target = kind === 'author' ? person && authorPath(person) : known.has(tagKey(name)) && tagPath(name)
    return target ? [{ path: address, target, sessionId }] : []
  })
}
