import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'

/** Whether the system has a master; `/become-master` and the dashboard depend on it. */
export async function masterExists(): Promise<boolean> {
  return (await db().userRole.findFirst({ where: { role: 'master' }, select: { id: true } })) !== null
}

/** Whether claiming master requires the operator's setup code. */
export const asksSetupCode = (): boolean => env().SETUP_CODE !== undefined

export interface OwnProfile {
  fullName: string
  avatarUrl: string | null
  bio: string
}

/** The signed-in person's public profile, for its form. */
export function findOwnProfile(actor: SignedIn): Promise<OwnProfile> {
  return db().profile.findUniqueOrThrow({
    where: { id: actor.id },
    select: { fullName: true, avatarUrl: true, bio: true },
  })
}
