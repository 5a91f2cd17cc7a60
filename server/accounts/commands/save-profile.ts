import type { ProfileFields } from '#lib/schemas/account.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { forget } from '#server/press/keep/forget.ts'
import { profileChanged } from '../events.ts'

/** Saves the signed-in person's public profile, forgets the pages that show it, and emits `profileChanged`. Raises signed_out. */
export const saveProfile = command(async ({ tx, actor, now }, { fullName, avatarUrl, bio }: ProfileFields) => {
  const userId = ownerOf(actor)
  await tx.profile.update({ where: { id: userId }, data: { fullName, avatarUrl, bio, updatedAt: now } })
  await forget(tx, [`author:${userId}`])
  await emit(tx, profileChanged, { userId })
})
