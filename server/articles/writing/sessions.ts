import { diffArrays } from 'diff'
import { shownSlug } from '#lib/addresses/draft-slug.ts'
import { DomainError } from '#lib/errors.ts'
import { tokensOf } from '#lib/merge/tokens.ts'
import type { Writing } from '#lib/schemas/articles/article.ts'
import { isRecent } from '#lib/text/recent.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import type { ArticleRow } from '../row.ts'
import { recordVersion } from '../write.ts'

export interface Saved {
  version: number
  /** Empty while the article has none. */
  slug: string
}

/** The result of a save that gave this row. */
export const savedAs = ({ version, slug }: Saved): Saved => ({ version, slug: shownSlug(slug) })

/** Autosaves of one form within this many milliseconds share a version row. */
const rowMs = 10 * 60 * 1000
/** Characters. An autosave that deletes or replaces at least this many of a body begins a new version row; the old text stays in the old one. */
const largeChange = 200
/** Looks at this many rows at most, one for each writer. */
const mostRows = 10
/** The most insertions and removals in a comparison of two bodies. */
const mostEdits = 500

/** The text that a form writes: an article, or its revision. */
export interface WritingTarget {
  articleId: string
  revisionId: string | null
}

/** The target of a form that writes the article and no revision. */
export const articleItself = (articleId: string): WritingTarget => ({ articleId, revisionId: null })

/**
 * The first result of a repeated request, whose answer was lost: doing it again would be a conflict with itself. Null for a new
 * request. Raises another_account when its form belongs to another account or another text.
 */
export async function earlierResult(
  { tx, actor }: CommandContext,
  target: WritingTarget,
  writing: Writing,
): Promise<Saved | null> {
  const session = await tx.writingSession.findUnique({ where: { id: writing.form } })
  if (!session) return null
  const { articleId, revisionId } = session
  if (session.userId !== actor.id || articleId !== target.articleId || revisionId !== target.revisionId) {
    throw new DomainError('another_account')
  }
  const { requestId, savedVersion, savedSlug } = session
  return requestId === writing.request && savedVersion !== null && savedSlug !== null
    ? { version: savedVersion, slug: savedSlug }
    : null
}

/**
 * Stores a form's request and its result. Only the last one is stored: a form sends the next request after it has received this
 * result.
 */
export async function recordResult(
  { tx, actor, now }: CommandContext,
  target: WritingTarget,
  { form, request }: Writing,
  { version, slug }: Saved,
): Promise<void> {
  if (actor.id === null) return
  const saved = { requestId: request, savedVersion: version, savedSlug: slug, seenAt: now, leftAt: null }
  await tx.writingSession.upsert({
    where: { id: form },
    create: { id: form, ...target, userId: actor.id, ...saved },
    update: saved,
  })
}

/**
 * Writes the version row of an autosave. Updates the form's own row when it has been saving into it for less than ten minutes, nobody has
 * saved by hand since, and less than `largeChange` of it was removed; else inserts one. The list of versions stays short, also while two people write, and a form
 * overwrites only rows of its own. Gives whether the row is new.
 */
export async function recordAutosave(context: CommandContext, before: ArticleRow, after: ArticleRow, form: string) {
  const { tx, now } = context
  const rows = await tx.articleVersion.findMany({
    where: { articleId: after.id, createdAt: { gte: new Date(now.getTime() - rowMs) } },
    orderBy: { versionNumber: 'desc' },
    take: mostRows,
    select: { id: true, versionNumber: true, autosavedBy: true, autosavedSince: true },
  })
  const place = rows.findIndex(row => row.autosavedBy === form)
  const own = rows[place]
  const isOpen =
    own &&
    own.autosavedSince !== null &&
    isRecent(own.autosavedSince, now, rowMs) &&
    rows[0]?.versionNumber === before.version &&
    rows.slice(0, place).every(row => row.autosavedBy !== null)
  // Read only now: the other rows' bodies are not needed.
  const kept =
    isOpen && (await tx.articleVersion.findUniqueOrThrow({ where: { id: own.id }, select: { content: true } }))
  const continues = kept && !losesMuch(kept.content, after.content)
  if (!continues) {
    await recordVersion(context, after, form)
    return true
  }
  const { version: versionNumber, title, summary, content } = after
  await tx.articleVersion.update({
    where: { id: own.id },
    data: { versionNumber, title, summary, content, createdAt: now },
  })
  return false
}

/** Whether a later body lacks much of a body's words, or differs too much to be compared in time. */
function losesMuch(before: string, after: string): boolean {
  if (changedSpan(before, after) < largeChange) return false
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: mostEdits })
  const gone = changes?.reduce((sum, { removed, value }) => sum + (removed ? value.join('').length : 0), 0)
  return gone === undefined || gone >= largeChange
}

/** The length of the earlier text between the first and the last changed character. Cheap, and exact when one place changed. */
function changedSpan(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return before.length - head - tail
}

/** Makes sure that a reviewed version stays for comparison: later autosaves of its form begin a new row. */
export async function protectVersion({ tx }: CommandContext, { id, version }: ArticleRow): Promise<void> {
  await tx.articleVersion.updateMany({
    where: { articleId: id, versionNumber: version },
    data: { autosavedBy: null },
  })
}

/** Turns the newest autosaved row into a save, when it holds this version. Gives whether there was one. */
export async function sealAutosave({ tx, now }: CommandContext, { id, version }: ArticleRow): Promise<boolean> {
  const { count } = await tx.articleVersion.updateMany({
    where: { articleId: id, versionNumber: version, autosavedSince: { not: null } },
    data: { autosavedSince: null, autosavedBy: null, createdAt: now },
  })
  return count > 0
}
