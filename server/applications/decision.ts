import type { ApplicationStatus } from '#lib/applications/application.ts'
import { DomainError } from '#lib/errors.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

/** An application, locked until the transaction ends. */
interface LockedApplication {
  id: string
  email: string
  status: ApplicationStatus
}

/**
 * Locks an application for a decision, so that of two masters the first one decides. Gives it while it is pending, null when it was decided
 * the same way already. Raises application_not_found, or application_decided when it was decided otherwise.
 */
export async function lockForDecision(
  tx: Tx,
  id: string,
  outcome: Exclude<ApplicationStatus, 'pending'>,
): Promise<LockedApplication | null> {
  const [found] = await tx.$queryRaw<LockedApplication[]>`
    SELECT id, email, status::text AS status FROM author_applications WHERE id = ${id}::uuid FOR UPDATE`
  if (!found) throw new DomainError('application_not_found')
  if (found.status === outcome) return null
  if (found.status !== 'pending') throw new DomainError('application_decided')
  return found
}

/** The columns of a decision. */
export const decidedBy = ({ actor, now }: CommandContext) => ({ decidedBy: actor.id, decidedAt: now })
