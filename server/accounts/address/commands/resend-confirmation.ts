import { anonymous } from '#lib/actor.ts'
import type { AddressFields } from '#lib/schemas/account.ts'
import { db } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { makeCode } from '../../codes/commands/make-code.ts'
import { countMail } from '../../codes/mail-limits.ts'
import type { Named, Origin } from '../../entry/throttle.ts'
import { openedSignUp } from '../sign-up-data.ts'

const resend = command(async (context, { typed: email, userId }: Named) => {
  const { tx } = context
  const last = await tx.accountCode.findFirst({
    where: { kind: 'sign_up', address: email, userId: null, usedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { data: true },
  })
  const data = (userId === null && openedSignUp(last?.data)) || {}
  await makeCode.within(context, { kind: 'sign_up', userId, address: email, data })
})

/**
 * Sends the confirmation of the newest sign-up with an address again, also of an expired one. An address with an account gets the mail that says so, and one
 * that nobody signed up gets none; work and answer are the same. Raises too_many_attempts.
 */
export async function resendConfirmation({ email, origin }: AddressFields & { origin: Origin }): Promise<void> {
  const owner = await db().user.findUnique({ where: { email }, select: { id: true } })
  const named = { typed: email, userId: owner?.id ?? null }
  await countMail('resend', named, origin)
  await resend(anonymous, named)
}
