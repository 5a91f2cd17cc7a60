import type { Actor } from '#lib/actor.ts'
import type { SignUpFields } from '#lib/schemas/account.ts'
import { keyOf, takeFrom } from '#server/platform/door/rate-limit.ts'
import { assertNotLeaked, hashNewPassword } from '#server/platform/password.ts'
import { env } from '#server/platform/process/env.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { makeCode } from '../codes/commands/make-code.ts'
import { signUpMail } from '../mails.ts'
import { openAccount } from './open-account.ts'

/** Limits the mails that strangers can cause by typing another person's e-mail. */
const perAddress = { name: 'sign-up-address', points: 5, seconds: 60 * 60 }

/**
 * Signs a person up without signing in. Where mail can be sent the account comes to be when its address is confirmed by the mail's link, with the
 * password that is typed there (decision 0185); else at once, with a welcome mail. A known e-mail gets no account and another mail. Work and
 * answer are the same in both cases, so that the visitor cannot tell which it was (ACC-5). Raises too_many_attempts, invalid for a leaked
 * password, or unavailable while too many hashes wait.
 */
export async function signUp(actor: Actor, { email, fullName, password }: SignUpFields): Promise<void> {
  await takeFrom(perAddress, keyOf(email))
  if (env().SMTP_URL) {
    await assertNotLeaked(password)
    return askForConfirmation(actor, { email, fullName })
  }
  // Hashing is slow: before the transaction, so that it holds no connection.
  await register(actor, { email, fullName, passwordHash: await hashNewPassword(password) })
}

interface Asked {
  email: string
  fullName: string
}

const askForConfirmation = command(async (context, { email, fullName }: Asked) => {
  const owner = await context.tx.user.findUnique({ where: { email }, select: { id: true } })
  const data = owner ? {} : { fullName }
  await makeCode.within(context, { kind: 'sign_up', userId: owner?.id ?? null, address: email, data })
})

const register = command(async (context, { email, fullName, passwordHash }: Asked & { passwordHash: string }) => {
  const { tx } = context
  const userId = await openAccount(context, { email, fullName, passwordHash, isConfirmed: false })
  if (userId !== null) return enqueue(tx, signUpMail, { userId, kind: 'welcome' })
  const owner = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } })
  await enqueue(tx, signUpMail, { userId: owner.id, kind: 'already_registered' })
})
