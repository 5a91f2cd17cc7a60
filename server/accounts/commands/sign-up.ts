import type { Actor } from '#lib/actor.ts'
import type { SignUpFields } from '#lib/schemas/account.ts'
import { subscribe } from '#server/newsletter/commands/subscribe.ts'
import { keyOf, takeFrom } from '#server/platform/door/rate-limit.ts'
import { assertNotLeaked, hashNewPassword } from '#server/platform/password.ts'
import { env } from '#server/platform/process/env.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { makeCode } from '../codes/commands/make-code.ts'
import { signUpMail } from '../mails.ts'
import { openAccount } from './open-account.ts'

/** Limits the mails that strangers can cause by typing another person's e-mail. */
const perAddress = { name: 'sign-up-address', points: 5, seconds: 60 * 60 }

/**
 * Signs a person up without signing in. Where mail can be sent the account comes to be when its address is confirmed by the mail's link, with the
 * password that is typed there (decision 0198); else at once, with a welcome mail. A known e-mail gets no account and another mail. Work and
 * answer are the same in both cases, so that the visitor cannot tell which it was (ACC-5). Raises too_many_attempts, invalid for a leaked
 * password, or unavailable while too many hashes wait.
 */
export async function signUp(
  actor: Actor,
  { email, fullName, password, newsletter = false }: SignUpFields,
): Promise<void> {
  await takeFrom(perAddress, keyOf(email))
  if (env().SMTP_URL) {
    await assertNotLeaked(password)
    return askForConfirmation(actor, { email, fullName, newsletter })
  }
  // Hashing is slow: before the transaction, so that it holds no connection.
  await register(actor, { email, fullName, newsletter, passwordHash: await hashNewPassword(password) })
}

interface Asked {
  email: string
  fullName: string
  newsletter: boolean
}

/** Asks for the newsletter on the same form. Its own mail asks for the confirmation (NEWS-1), for known and unknown addresses alike. */
async function askForNewsletter(context: CommandContext, { email, fullName, newsletter }: Asked): Promise<void> {
  if (newsletter)
    await subscribe.within(context, { email, name: fullName, city: null, frequency: 'daily', source: 'account' })
}

const askForConfirmation = command(async (context, asked: Asked) => {
  const { email, fullName } = asked
  await askForNewsletter(context, asked)
  const owner = await context.tx.user.findUnique({ where: { email }, select: { id: true } })
  const data = owner ? {} : { fullName }
  await makeCode.within(context, { kind: 'sign_up', userId: owner?.id ?? null, address: email, data })
})

const register = command(async (context, { passwordHash, ...asked }: Asked & { passwordHash: string }) => {
  const { tx } = context
  await askForNewsletter(context, asked)
  const { email, fullName } = asked
  const userId = await openAccount(context, { email, fullName, passwordHash, isConfirmed: false })
  if (userId !== null) return enqueue(tx, signUpMail, { userId, kind: 'welcome' })
  const owner = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } })
  await enqueue(tx, signUpMail, { userId: owner.id, kind: 'already_registered' })
})
