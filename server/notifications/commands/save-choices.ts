import { DomainError } from '#lib/errors.ts'
import { mutableKinds } from '#lib/notifications.ts'
import { command } from '#server/platform/work/command.ts'

interface Choices {
  /** The kinds that the person wants to see; the others are muted. */
  shown: readonly string[]
  digest: boolean
}

/** Saves the actor's choices about notifications (NOTE-6). Only kinds that the actor gets and may mute are muted. Raises signed_out. */
export const saveChoices = command(async ({ tx, actor, now }, { shown, digest }: Choices): Promise<void> => {
  if (actor.id === null) throw new DomainError('signed_out')
  const muted = mutableKinds(actor)
    .map(({ type }) => type)
    .filter(type => !shown.includes(type))
  const choices = { muted, digest, updatedAt: now }
  await tx.notificationChoice.upsert({
    where: { userId: actor.id },
    create: { userId: actor.id, ...choices },
    update: choices,
  })
})
