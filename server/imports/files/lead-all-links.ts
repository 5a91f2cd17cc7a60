import { system } from '#lib/actor.ts'
import { formerAddress } from '#lib/addresses/former.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { findAll } from '#lib/body/tree.ts'
import { filePrefix } from '#lib/imports/files.ts'
import { db } from '#server/platform/db/db.ts'
import { leadLinks } from './commands/lead-links.ts'

const pageSize = 200

/**
 * Leads the links of an import's articles to the old site's files, so far as they are stored here, to the same path of this site, where a redirect answers.
 * The old site may go away. Repeatable.
 */
export async function leadAllLinks(sessionId: string, goesOn: () => boolean | Promise<boolean>): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const articles = await db().$queryRaw<{ id: string; content: string }[]>`
      SELECT a.id, a.content FROM articles a
        WHERE a.id > ${after}::uuid AND a.content LIKE '%<a href="http%/wp-content/uploads/%'
          AND EXISTS (SELECT FROM imported_records r WHERE r.article_id = a.id AND r.session_id = ${sessionId}::uuid)
        ORDER BY a.id LIMIT ${pageSize}`
    for (const { id, content } of articles) {
      const links = await storedLinks(content)
      if (links.size === 0) continue
      if (!(await goesOn())) return
      await leadLinks(system, { articleId: id, links })
    }
    const last = articles.at(-1)
    if (!last) return
    after = last.id
  }
}

/** The links of a body to files that are stored here, with their paths. */
async function storedLinks(content: string): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const { attrs } of findAll(parseHtml(content), 'a')) {
    const former = /^https?:\/\/[^/]+\/wp-content\/uploads\//.test(attrs.href ?? '')
      ? formerAddress(attrs.href ?? '')
      : null
    if (former && 'path' in former) paths.set(attrs.href ?? '', former.path)
  }
  if (paths.size === 0) return paths
  const stored = await db().redirect.findMany({
    where: { path: { in: [...paths.values()] }, target: { startsWith: filePrefix } },
    select: { path: true },
  })
  const known = new Set(stored.map(({ path }) => path))
  return new Map([...paths].filter(([, path]) => known.has(path)))
}
