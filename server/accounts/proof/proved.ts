import type { SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { findFactorKinds, hasSecondFactor } from '../factors/queries.ts'

/** Notes in one of the person's sessions that they have just proved who they are. */
export async function markProved(actor: SignedIn, sessionId: string): Promise<void> {
  await db().session.updateMany({ where: { id: sessionId, userId: actor.id }, data: { provedAt: now() } })
}

/** Raises factor_needed for a person with a second factor: the password or a code by mail must not be enough to remove it. */
export async function assertWithoutFactor(actor: SignedIn): Promise<void> {
  if (hasSecondFactor(await findFactorKinds(actor.id))) throw new DomainError('factor_needed')
}
