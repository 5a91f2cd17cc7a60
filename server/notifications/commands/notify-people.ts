import type { NotificationType } from '#lib/notifications.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

interface Told {
  type: NotificationType
  message: string
  /** What it is about. */
  about: { articleId: string; commentId?: string }
}

/** Tells people something, in the transaction of what happened; a byline without an account has nobody to tell. */
export async function notify({ tx, now }: CommandContext, userIds: readonly string[], told: Told): Promise<void> {
  const { type, message, about } = told
  const accounts = await tx.user.findMany({ where: { id: { in: [...new Set(userIds)] } }, select: { id: true } })
  await tx.notification.createMany({
    data: accounts.map(({ id }) => ({ userId: id, type, message, metadata: about, createdAt: now })),
  })
}

/** Takes back what was told of a comment: its words are in there. */
export async function forgetMentions({ tx }: CommandContext, commentId: string): Promise<void> {
  await tx.notification.deleteMany({
    where: { type: 'MENTION', metadata: { path: ['commentId'], equals: commentId } },
  })
}

/** Tells every editor and master but the one who acts. */
export async function notifyEditors(context: CommandContext, told: Told): Promise<void> {
  const { tx, actor } = context
  const editors = await tx.userRole.findMany({
    where: { role: { in: ['editor', 'master'] } },
    select: { userId: true },
    distinct: ['userId'],
  })
  const ids = editors.map(({ userId }) => userId).filter(id => id !== actor.id)
  await notify(context, ids, told)
}
