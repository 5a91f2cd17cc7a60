import type { Actor } from '#lib/actor.ts'
import type { SignUpFields } from '#lib/schemas/account.ts'
import { keyOf, takeFrom } from '#server/platform/door/rate-limit.ts'
import { hashPassword } from '#server/platform/password.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { signUpMail } from '../jobs.ts'

/** Limits the mails that strangers can cause by typing another person's e-mail. */
const perAddress = { name: 'sign-up-address', points: 5, seconds: 60 * 60 }

/**
 * Opens an account without signing in, and sends a welcome mail. A known e-mail gets no account and another mail. Work and answer are the same in both cases, so that the
 * visitor cannot tell which it was (ACC-5). Raises too_many_attempts.
 */
export async function signUp(actor: Actor, { password, ...fields }: SignUpFields): Promise<void> {
  await takeFrom(perAddress, keyOf(fields.email))
  // Hashing is slow: before the transaction, so that it holds no connection.
  await register(actor, { ...fields, passwordHash: await hashPassword(password) })
}

interface Registration {
  email: string
  fullName: string
  passwordHash: string
}

const register = command(async ({ tx, now }, { email, fullName, passwordHash }: Registration) => {
  const { id } = await tx.profile.create({ data: { fullName, createdAt: now }, select: { id: true } })
  // Of two simultaneous sign-ups with one e-mail the database takes the first.
  const { count } = await tx.user.createMany({
    data: { id, email, passwordHash, createdAt: now },
    skipDuplicates: true,
  })
  if (count === 1) return enqueue(tx, signUpMail, { userId: id, kind: 'welcome' })
  await tx.profile.delete({ where: { id } })
  const owner = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } })
  await enqueue(tx, signUpMail, { userId: owner.id, kind: 'already_registered' })
})
