import type { NotificationType } from '#lib/notifications.ts'
import type { BulkChange } from '#lib/schemas/articles/bulk.ts'
import { plural } from '#lib/text/format.ts'
import { type Message, notifyEach, notifyEditors, settleNotices } from '#server/notifications/commands/notify-people.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { isPublic } from '../article.ts'
import { notifyUnscheduled, quoted } from '../publication/move.ts'
import type { ArticleRow } from '../row.ts'
import type { ChangedRow } from '../write.ts'

/** The verb phrase of a notification for one article and for many. */
interface Words {
  type: NotificationType
  one: string
  many: string
}

const statusWords: Record<ArticleRow['status'], Words> = {
  draft: { type: 'WITHDRAWN', one: 'voltou para rascunho.', many: 'voltaram para rascunho.' },
  review: { type: 'SUBMITTED', one: 'passou para revisão.', many: 'passaram para revisão.' },
  published: { type: 'PUBLISH_SUCCESS', one: 'foi publicado.', many: 'foram publicados.' },
}
const trashWords: Words = { type: 'DELETED', one: 'foi para a lixeira.', many: 'foram para a lixeira.' }
const restoreWords: Words = {
  type: 'WITHDRAWN',
  one: 'saiu da lixeira, como rascunho.',
  many: 'saíram da lixeira, como rascunhos.',
}
const undoneWords: Words = { type: 'WITHDRAWN', one: 'voltou a ser como antes.', many: 'voltaram a ser como antes.' }

/** Notifies each author once of what a bulk change did to their articles, and the editors as for single articles (REV-5, DEL-3). */
export async function notifyOfChange(
  context: CommandContext,
  change: BulkChange,
  changed: readonly ChangedRow[],
): Promise<void> {
  const rows = changed.map(({ before }) => before)
  if (['status', 'remove', 'restore'].includes(change.kind)) {
    await settleNotices(
      context,
      rows.map(({ id }) => id),
    )
  }
  if (change.kind === 'status') {
    await notifyAuthors(context, statusWords[change.status], rows)
    if (change.status === 'review') {
      await tellEditors(context, { type: 'SUBMITTED', one: 'espera revisão.', many: 'esperam revisão.' }, rows)
    }
    if (change.status !== 'published') for (const row of rows) if (row.publishAt) await notifyUnscheduled(context, row)
  }
  if (change.kind === 'remove') {
    await notifyAuthors(context, trashWords, rows)
    await tellEditors(
      context,
      trashWords,
      rows.filter(row => isPublic(row) || row.publishAt || row.submittedAt),
    )
  }
  if (change.kind === 'restore') await notifyAuthors(context, restoreWords, rows)
}

/** Notifies authors that a change of their articles' status, or their deletion, was undone. */
export const notifyOfUndo = (context: CommandContext, changed: readonly ChangedRow[]): Promise<void> =>
  notifyAuthors(
    context,
    undoneWords,
    changed
      .filter(({ before, after }) => before.status !== after.status || before.deletedAt !== after.deletedAt)
      .map(({ before }) => before),
  )

async function notifyAuthors(context: CommandContext, words: Words, rows: readonly ArticleRow[]): Promise<void> {
  const byAuthor = Map.groupBy(rows, ({ authorId }) => authorId)
  await notifyEach(context, new Map([...byAuthor].map(([id, own]) => [id, noticeOf(words, own, 'artigos seus')])))
}

async function tellEditors(context: CommandContext, words: Words, rows: readonly ArticleRow[]): Promise<void> {
  if (rows.length > 0) await notifyEditors(context, noticeOf(words, rows, 'artigos'))
}

function noticeOf({ type, one, many }: Words, rows: readonly ArticleRow[], noun: string): Message {
  const [first] = rows
  if (!first) throw new Error('A notice needs an article')
  const message = rows.length === 1 ? `${quoted(first)} ${one}` : `${plural(rows.length, '', noun)} ${many}`
  return { type, message, about: { articleId: first.id } }
}
