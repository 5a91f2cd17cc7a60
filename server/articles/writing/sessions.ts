import { DomainError } from '#lib/errors.ts'
import type { Writing } from '#lib/schemas/articles/article.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import type { ArticleRow } from '../row.ts'
import { recordVersion } from '../write.ts'

/** What a save gives. */
export interface Saved {
  version: number
  slug: string
}

/** How long what a form saves by itself goes into one version row, in milliseconds. */
const rowMs = 10 * 60 * 1000
/**
 * Characters. A save that takes away or replaces more of a body at once begins a new version row, and the old text stays in the old one. Everything
 * between the first and the last changed character counts: another text of the same length, pasted over, is a replacement.
 */
const muchTaken = 200

/** What a form writes: an article, or the revision of one. */
export interface WritingTarget {
  articleId: string
  revisionId: string | null
}

export const articleItself = (articleId: string): WritingTarget => ({ articleId, revisionId: null })

/**
 * What a request gave when it was done before: its answer was lost on the way, and doing it again would be a conflict with oneself. Null when
 * it is new. Raises another_account when its form was opened by somebody else.
 */
export async function recall(
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

/** Notes that a form's request was done, and what it gave. Only the last is kept: a form sends the next one when it knows of this. */
export async function remember(
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
 * The version row of an autosave: the newest one, when the same form has been saving into it for less than ten minutes and does not take much away,
 * else a new one. So the list of versions stays short and nobody's text is ever target over but by its own form. Whether it is a new one.
 */
export async function recordAutosave(context: CommandContext, before: ArticleRow, after: ArticleRow, form: string) {
  const { tx, now } = context
  const last = await tx.articleVersion.findFirst({
    where: { articleId: after.id },
    orderBy: { versionNumber: 'desc' },
    select: { id: true, versionNumber: true, autosavedBy: true, autosavedSince: true, content: true },
  })
  const goesOn =
    last?.autosavedBy === form &&
    last.autosavedSince !== null &&
    last.versionNumber === before.version &&
    now.getTime() - last.autosavedSince.getTime() < rowMs &&
    replaced(last.content, after.content) < muchTaken
  if (!goesOn) {
    await recordVersion(context, after, form)
    return true
  }
  const { version: versionNumber, title, summary, content } = after
  await tx.articleVersion.update({
    where: { id: last.id },
    data: { versionNumber, title, summary, content, createdAt: now },
  })
  return false
}

/** How many characters of a text, from the first to the last that changed, another has something else in place of, or nothing. */
function replaced(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return before.length - head - tail
}

/** What somebody has read and judged stays to be compared with: the form that saved it by itself goes on in another row. */
export async function keepVersion({ tx }: CommandContext, { id, version }: ArticleRow): Promise<void> {
  await tx.articleVersion.updateMany({
    where: { articleId: id, versionNumber: version },
    data: { autosavedBy: null },
  })
}

/** Makes what was saved by itself a save of its own, when nothing has come since: whether there was such a row. */
export async function sealAutosave({ tx, now }: CommandContext, { id, version }: ArticleRow): Promise<boolean> {
  const { count } = await tx.articleVersion.updateMany({
    where: { articleId: id, versionNumber: version, autosavedSince: { not: null } },
    data: { autosavedSince: null, autosavedBy: null, createdAt: now },
  })
  return count > 0
}
