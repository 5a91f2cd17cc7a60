import { daysAfter, privacyDays } from '#lib/privacy/privacy.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { assertAnotherMaster } from '#server/users/queries/masters.ts'
import { exportJob, privacyMail } from './mails.ts'
import { enterRequest } from './requests.ts'

interface Origin {
  byHand?: boolean
  madeAt?: Date
}

/** Queues the file of everything about a person. Gives the request's id. Raises privacy_request_open. Part of a command. */
export async function beginExport(context: CommandContext, userId: string, origin: Origin = {}): Promise<string> {
  const id = await enterRequest(context, { userId, kind: 'export', ...origin })
  await enqueue(context.tx, exportJob, { id })
  return id
}

/**
 * Begins the fourteen days after which an account is erased, and ends its sessions. Gives the request's id. Raises last_master or
 * privacy_request_open. Part of a command.
 */
export async function beginErasure(
  context: CommandContext,
  { userId, keepsByline }: { userId: string; keepsByline: boolean },
  origin: Origin = {},
): Promise<string> {
  const { tx, now } = context
  await assertAnotherMaster(tx, userId)
  const id = await enterRequest(context, { userId, kind: 'erasure', ...origin })
  await tx.user.update({
    where: { id: userId },
    data: { eraseAt: daysAfter(now, privacyDays.return), keepsByline },
    select: { id: true },
  })
  await endSessionsOf(context, userId)
  await enqueue(tx, privacyMail, { id, kind: 'erasure_asked' })
  return id
}
