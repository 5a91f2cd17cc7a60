import type { SignedIn } from '#lib/actor.ts'
import { hashNewPassword } from '#server/platform/password.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { changeMail } from '../../mails.ts'
import { setPassword } from '../set-password.ts'

interface ChangePassword {
  userId: string
  sessionId: string
  passwordHash: string
}

const change = command(async (context, { userId, sessionId, passwordHash }: ChangePassword) => {
  await setPassword(context, { userId, passwordHash, keep: sessionId })
  const at = context.now.toISOString()
  await enqueue(context.tx, changeMail, { change: 'password', at, by: 'session', id: sessionId })
})

/**
 * Sets the signed-in person's password, also a first one, ends their other sessions and tells them by mail. Raises invalid for a leaked password, or
 * unavailable while too many hashes wait.
 */
export async function changePassword(
  actor: SignedIn,
  { password, sessionId }: { password: string; sessionId: string },
): Promise<void> {
  // Hashing is slow: before the transaction, so that it holds no connection.
  await change(actor, { userId: actor.id, sessionId, passwordHash: await hashNewPassword(password) })
}
