import { isMuted, type NotificationType } from '#lib/notifications.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

export interface Message {
  type: NotificationType
  message: string
  /** The notification's subject. */
  about:
    | { articleId: string; commentId?: string }
    | { ideaId: string }
    | { supportMessageId: string }
    | { subscriptionId: string }
    | { purchaseOf: string }
    | { applicationId: string }
    | { importId: string }
    | { eventId: string }
    | { shareMonth: string }
    | { editionId: string }
    | { jobs: readonly string[] }
    | { cause: string }
  /** Sentences to show below the message. */
  errors?: readonly string[]
  warnings?: readonly string[]
}

/**
 * Notifies people in the command's transaction (NOTE-1). The actor, who knows already, people who muted the kind (NOTE-6), and ids of
 * bylines without an account are skipped.
 */
export const notify = (context: CommandContext, userIds: readonly string[], notice: Message): Promise<void> =>
  notifyEach(context, new Map(userIds.map(id => [id, notice])))

/** `notify` with a message of one's own for each person, by their ids. Two statements. */
export async function notifyEach(context: CommandContext, notices: ReadonlyMap<string, Message>): Promise<void> {
  const { tx, actor, now } = context
  const others = [...notices.keys()].filter(id => id !== actor.id)
  if (others.length === 0) return
  const accounts = await tx.user.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: others } },
    select: { id: true, noticeChoice: { select: { muted: true } } },
  })
  const data = accounts.flatMap(({ id, noticeChoice }) => {
    const notice = notices.get(id)
    if (!notice || isMuted(notice.type, noticeChoice?.muted ?? [])) return []
    const { type, message, about, errors = [], warnings = [] } = notice
    const articleId = 'articleId' in about ? about.articleId : null
    const metadata = { ...about, errors: [...errors], warnings: [...warnings] }
    return [{ userId: id, type, message, articleId, metadata, createdAt: now }]
  })
  await tx.notification.createMany({ data })
}

/** Notifies every master except the actor. */
export async function notifyMasters(context: CommandContext, notice: Message): Promise<void> {
  const masters = await context.tx.userRole.findMany({ where: { role: 'master' }, select: { userId: true } })
  await notify(
    context,
    masters.map(({ userId }) => userId),
    notice,
  )
}

/** Notifies every editor and master except the actor and one other person, e.g. the author, who is told in other words. */
export async function notifyEditors(
  context: CommandContext,
  notice: Message,
  except: string | null = null,
): Promise<void> {
  const editors = await context.tx.userRole.findMany({
    where: { role: { in: ['editor', 'master'] } },
    select: { userId: true },
    distinct: ['userId'],
  })
  const ids = editors.map(({ userId }) => userId).filter(id => id !== except)
  await notify(context, ids, notice)
}

/**
 * Archives everybody's notifications about the earlier state of articles, because the next step has dealt with them (NOTE-3). Mentions and
 * notifications of the same command stay.
 */
export async function settleNotices({ tx, now }: CommandContext, articleIds: readonly string[]): Promise<void> {
  await tx.notification.updateMany({
    where: {
      articleId: { in: [...articleIds] },
      type: { not: 'MENTION' },
      status: { not: 'archived' },
      createdAt: { lt: now },
    },
    data: { status: 'archived', archivedAt: now },
  })
}

/** Archives the notifications of a resolved comment. */
export async function settleMentions({ tx, now }: CommandContext, comment: MentioningComment): Promise<void> {
  await tx.notification.updateMany({
    where: { ...mentionsIn(comment), status: { not: 'archived' } },
    data: { status: 'archived', archivedAt: now },
  })
}

/** Archives the notifications of a removed comment, and takes its words from them. */
export async function deleteMentions({ tx, now }: CommandContext, comment: MentioningComment): Promise<void> {
  const data = { status: 'archived', archivedAt: now, message: 'O comentário foi removido.' } as const
  await tx.notification.updateMany({ where: mentionsIn(comment), data })
}

/** Archives a person's notification of a payment whose mark was taken back. */
export async function settlePayment({ tx, now }: CommandContext, userId: string, shareMonth: string): Promise<void> {
  await tx.notification.updateMany({
    where: {
      userId,
      type: 'SHARE_PAID',
      status: { not: 'archived' },
      metadata: { path: ['shareMonth'], equals: shareMonth },
    },
    data: { status: 'archived', archivedAt: now },
  })
}

interface MentioningComment {
  id: string
  articleId: string
}

const mentionsIn = ({ id, articleId }: MentioningComment) => ({
  articleId,
  type: 'MENTION',
  metadata: { path: ['commentId'], equals: id },
})
