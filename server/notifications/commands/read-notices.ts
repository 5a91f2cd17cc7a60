import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'

/** Marks one of the actor's notifications as read. Another person's raises not_found, as an unknown one does. Raises signed_out. */
export const readNotice = command(async ({ tx, actor, now }, { id }: { id: string }): Promise<void> => {
  if (actor.id === null) throw new DomainError('signed_out')
  const mine = await tx.notification.findFirst({ where: { id, userId: actor.id }, select: { status: true } })
  if (!mine) throw new DomainError('not_found')
  if (mine.status === 'unread') await tx.notification.update({ where: { id }, data: { status: 'read', readAt: now } })
})

/** Marks the actor's notifications as read, up to the newest one on their screen: later ones stay unread. Raises signed_out. */
export const readAllNotices = command(async ({ tx, actor, now }, { until }: { until: Date }): Promise<void> => {
  if (actor.id === null) throw new DomainError('signed_out')
  await tx.notification.updateMany({
    where: { userId: actor.id, status: 'unread', createdAt: { lte: until } },
    data: { status: 'read', readAt: now },
  })
})

/** Archives one of the actor's notifications. Another person's raises not_found, as an unknown one does. Raises signed_out. */
export const archiveNotice = command(async ({ tx, actor, now }, { id }: { id: string }): Promise<void> => {
  if (actor.id === null) throw new DomainError('signed_out')
  const { count } = await tx.notification.updateMany({
    where: { id, userId: actor.id },
    data: { status: 'archived', archivedAt: now },
  })
  if (count === 0) throw new DomainError('not_found')
})
