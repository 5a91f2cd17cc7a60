import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

/** Notes in one of the person's sessions that they have just proved who they are. */
export async function markProved(actor: SignedIn, sessionId: string): Promise<void> {
  await db().session.updateMany({ where: { id: sessionId, userId: actor.id }, data: { provedAt: now() } })
}
