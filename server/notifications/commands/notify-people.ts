import type { NotificationType } from '#lib/notifications.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

interface Message {
  type: NotificationType
  message: string
  /** The notification's subject. */
  about: { articleId: string; commentId?: string }
}

/** Notifies people in the command's transaction (NOTE-1). Ids of bylines without an account are skipped. */
export async function notify({ tx, now }: CommandContext, userIds: readonly string[], notice: Message): Promise<void> {
  const { type, message, about } = notice
  const accounts = await tx.user.findMany({ where: { id: { in: [...new Set(userIds)] } }, select: { id: true } })
  await tx.notification.createMany({
    data: accounts.map(({ id }) => ({ userId: id, type, message, metadata: about, createdAt: now })),
  })
}

/** Deletes the notifications of a removed comment, because they quote it. */
export async function forgetMentions({ tx }: CommandContext, commentId: string): Promise<void> {
  await tx.notification.deleteMany({
    where: { type: 'MENTION', metadata: { path: ['commentId'], equals: commentId } },
  })
}

/** Notifies every editor and master except the actor. */
export async function notifyEditors(context: CommandContext, notice: Message): Promise<void> {
  const { tx, actor } = context
  const editors = await tx.userRole.findMany({
    where: { role: { in: ['editor', 'master'] } },
    select: { userId: true },
    distinct: ['userId'],
  })
  const ids = editors.map(({ userId }) => userId).filter(id => id !== actor.id)
  await notify(context, ids, notice)
}
