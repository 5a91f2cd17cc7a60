import type { SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db, isUniqueViolation } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { takeTyped } from '../../codes/take-typed.ts'
import { tellOwner } from '../../mails.ts'
import { findByPhone, phoneInCode, sealedFor } from '../number.ts'

const storePhone = command(async (context, { userId, phone }: { userId: string; phone: string }) => {
  // The unique index compares numbers under the current key only.
  const owner = await findByPhone(phone, context.tx)
  if (owner && owner.id !== userId) throw new DomainError('phone_taken')
  await context.tx.user.update({ where: { id: userId }, data: sealedFor(userId, phone), select: { id: true } })
  await audit(context, { action: 'phone.confirmed', subject: { type: 'user', id: userId } })
  await tellOwner(context, userId, { change: 'phone_confirmed' })
})

/** Gives the signed-in person's account the number that the code was sent to. Raises code_wrong, code_over and phone_taken. */
export async function confirmPhone(actor: SignedIn, { code }: { code: string }): Promise<void> {
  const asked = await db().accountCode.findFirst({
    where: { userId: actor.id, kind: 'confirm_phone' },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  const { id, data } = await takeTyped(actor, { id: asked?.id ?? null, kind: 'confirm_phone', typed: code })
  try {
    await storePhone(actor, { userId: actor.id, phone: phoneInCode(id, data) })
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('phone_taken', { cause: error })
    throw error
  }
}
