import { formerAddress, formerSpellings, type RedirectFault, redirectTarget } from '#lib/addresses/former.ts'
import { articleSlugAt } from '#lib/addresses/screens/routes.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { forget } from '#server/press/keep/forget.ts'

/** A redirect to write: a former address, and the article or the address that it leads to. */
export interface RedirectRow {
  /** A path from the root of the old site or a whole address there, in any spelling. */
  path: string
  articleId?: string | null
  /** A path of this site or a whole address. Ignored if there is an article. */
  target?: string | null
  /** The import that makes it; null for a master. */
  sessionId: string | null
}

/** A redirect that was not written. `place` is its index among the given rows. */
export interface RefusedRedirect {
  place: number
  path: string
  fault: RedirectFault
}

export interface WrittenRedirects {
  /** The number of redirects that are new or changed. */
  written: number
  refused: RefusedRedirect[]
}

/** Where a redirect leads: exactly one is set. */
interface Destination {
  articleId: string | null
  target: string | null
}

interface ReadRow extends Destination {
  place: number
  path: string
  sessionId: string | null
}

/** Makes the press forget the kept answers of former addresses: a change of any key drops all kept redirects and missing pages. */
export const redirectKeys = ['redirects'] as const

/**
 * Writes redirects in bulk: five statements for any number. Of two with one path the later is written. A target that is itself a redirect, in any
 * spelling, is replaced by where that leads, in the given rows and in the stored ones, so that each answers in one hop; one that would lead to itself is
 * refused. A target that is an article's address leads to the article, wherever it moves. An import changes only what it wrote itself, and what leads
 * nowhere any more: its undo gives back what was before. Part of a command.
 */
export async function writeRedirects(tx: Tx, rows: readonly RedirectRow[]): Promise<WrittenRedirects> {
  const { final, refused } = await resolve(tx, rows)
  const written = await save(tx, final)
  if (written.length > 0) {
    const saved = new Set(written)
    await leadFurther(
      tx,
      final.filter(({ path }) => saved.has(path)),
    )
    await forget(tx, redirectKeys)
  }
  return { written: written.length, refused: refused.sort((one, other) => one.place - other.place) }
}

/** The redirects with the ends of their chains, and those that cannot be. */
async function resolve(
  tx: Tx,
  rows: readonly RedirectRow[],
): Promise<{ final: ReadRow[]; refused: RefusedRedirect[] }> {
  const refused: RefusedRedirect[] = []
  const given = new Map<string, ReadRow>()
  rows.forEach((row, place) => {
    const read = readRow(row, place)
    if ('fault' in read) refused.push(read)
    else given.set(read.path, read)
  })
  await bindArticles(tx, given)
  const stored = await findDestinations(tx, given)
  const final = [...given.values()].flatMap(row => {
    const destination = follow(row, given, stored)
    if (destination) return [{ ...row, ...destination }]
    refused.push({ place: row.place, path: row.path, fault: 'loop' })
    return []
  })
  return { final, refused }
}

/** The paths of those removed redirects that would lead to themselves now. Part of a command. */
export async function findLoops(tx: Tx, rows: readonly RedirectRow[]): Promise<Set<string>> {
  const { refused } = await resolve(tx, rows)
  return new Set(refused.flatMap(({ path, fault }) => (fault === 'loop' ? [path] : [])))
}

/**
 * Deletes the redirects that an import made, when it is undone: not those of articles that stay, and not those to the given targets. Gives their
 * number. Part of a command.
 */
export async function removeSessionRedirects(tx: Tx, sessionId: string, kept: readonly string[] = []): Promise<number> {
  const { count } = await tx.redirect.deleteMany({
    where: { sessionId, articleId: null, OR: [{ target: null }, { target: { notIn: [...kept] } }] },
  })
  if (count > 0) await forget(tx, redirectKeys)
  return count
}

/** Leads the redirects to one address of this site to another one, so that each still answers in one hop. Part of a command. */
export async function leadRedirects(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const { count } = await tx.redirect.updateMany({ where: { target: from }, data: { target: to } })
  if (count > 0) await forget(tx, redirectKeys)
}

function readRow({ path, articleId, target, sessionId }: RedirectRow, place: number): ReadRow | RefusedRedirect {
  const read = formerAddress(path)
  if ('fault' in read) return { place, path, fault: read.fault }
  if (articleId) return { place, path: read.path, articleId, target: null, sessionId }
  const to = redirectTarget(target ?? '', siteOrigin())
  if (to === null) return { place, path, fault: 'bad_target' }
  return spellingsOf(to).includes(read.path)
    ? { place, path, fault: 'loop' }
    : { place, path: read.path, articleId: null, target: to, sessionId }
}

/** The former addresses that a visitor of a target may be led on from. */
function spellingsOf(target: string): readonly string[] {
  const read = target.startsWith('/') ? formerAddress(target) : { fault: 'own_page' }
  return 'path' in read ? formerSpellings(read.path).paths : []
}

/** Replaces the targets that are addresses of articles, former ones included, by the articles. */
async function bindArticles(tx: Tx, given: ReadonlyMap<string, ReadRow>): Promise<void> {
  const slugOf = ({ target }: Destination) => (target === null ? null : articleSlugAt(target))
  const slugs = [...given.values()].flatMap(row => slugOf(row) ?? [])
  if (slugs.length === 0) return
  const holders = await tx.articleSlug.findMany({ where: { slug: { in: slugs }, articleId: { not: null } } })
  const articleOf = new Map(holders.map(({ slug, articleId }) => [slug, articleId]))
  for (const row of given.values()) {
    const articleId = articleOf.get(slugOf(row) ?? '')
    if (articleId) Object.assign(row, { articleId, target: null })
  }
}

/** The stored redirects at the targets of the given ones. */
async function findDestinations(tx: Tx, given: ReadonlyMap<string, ReadRow>): Promise<Map<string, Destination>> {
  const targets = [
    ...new Set([...given.values()].flatMap(({ target }) => (target === null ? [] : spellingsOf(target)))),
  ]
  if (targets.length === 0) return new Map()
  const rows = await tx.redirect.findMany({
    where: { path: { in: targets }, removedAt: null },
    select: { path: true, articleId: true, target: true },
  })
  return new Map(rows.map(({ path, ...destination }) => [path, destination]))
}

/** The end of a chain of redirects; null if it has none. A given redirect comes before a stored one with its path. */
function follow(
  row: ReadRow,
  given: ReadonlyMap<string, Destination>,
  stored: ReadonlyMap<string, Destination>,
): Destination | null {
  const seen = new Set([row.path])
  let { articleId, target }: Destination = row
  while (target !== null) {
    const at = spellingsOf(target).find(path => seen.has(path) || given.has(path) || stored.has(path))
    if (at === undefined) break
    if (seen.has(at)) return null
    seen.add(at)
    const next = given.get(at) ?? stored.get(at)
    if (next) ({ articleId, target } = next)
  }
  return { articleId, target }
}

/** Inserts or changes redirects and gives the paths of those. Sorted, so that two transactions wait for each other without a deadlock. */
async function save(tx: Tx, rows: readonly ReadRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const sorted = [...rows].sort((one, other) => (one.path < other.path ? -1 : 1))
  const written = await tx.$queryRaw<{ path: string }[]>`
    INSERT INTO redirects AS r (path, article_id, target, session_id, created_at)
      SELECT given.*, ${now()} FROM unnest(
        ${sorted.map(({ path }) => path)}::text[], ${sorted.map(({ articleId }) => articleId)}::uuid[],
        ${sorted.map(({ target }) => target)}::text[], ${sorted.map(({ sessionId }) => sessionId)}::uuid[]) AS given
      ON CONFLICT (path) DO UPDATE
        SET article_id = excluded.article_id, target = excluded.target, session_id = excluded.session_id, removed_at = NULL
        WHERE (excluded.session_id IS NULL OR (r.removed_at IS NULL AND r.session_id IS NOT NULL
            AND (r.session_id = excluded.session_id OR (r.article_id IS NULL AND r.target IS NULL))))
          AND (r.article_id, r.target, r.removed_at) IS DISTINCT FROM (excluded.article_id, excluded.target, NULL)
      RETURNING r.path`
  return written.map(({ path }) => path)
}

/** Lets the stored redirects that lead to one of these lead to its end; those of an import only its own, so that its undo leaves the others whole. */
async function leadFurther(tx: Tx, rows: readonly ReadRow[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE redirects r SET article_id = next.article_id, target = next.target
      FROM unnest(
        ${rows.map(({ path }) => path)}::text[], ${rows.map(({ articleId }) => articleId)}::uuid[],
        ${rows.map(({ target }) => target)}::text[], ${rows.map(({ sessionId }) => sessionId)}::uuid[])
          AS next (path, article_id, target, session_id)
      WHERE r.target = next.path AND (next.session_id IS NULL OR r.session_id = next.session_id)`
}
