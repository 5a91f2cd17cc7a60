import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'

/** Marks one of the actor's notifications as read. Another person's raises not_found, as an unknown one does. Raises signed_out. */
export const readNotification = command(async ({ tx, actor, now }, { id }: { id: string }): Promise<void> => {
  if (actor.id === null) throw new DomainError('signed_out')
  const mine = await tx.notification.findFirst({ where: { id, userId: actor.id }, select: { status: true } })
  if (!mine) throw new DomainError('not_found')
  if (mine.status === 'unread') await tx.notification.update({ where: { id }, data: { status: 'read', readAt: now } })
})
