import type { SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db, isUniqueViolation } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { takeCode } from '../../codes/commands/take-code.ts'
import { phoneInCode, sealedFor } from '../number.ts'

const storePhone = command(async (context, { userId, phone }: { userId: string; phone: string }) => {
  await context.tx.user.update({ where: { id: userId }, data: sealedFor(userId, phone), select: { id: true } })
  await audit(context, { action: 'phone.confirmed', subject: { type: 'user', id: userId } })
})

/** Gives the signed-in person's account the number that the code was sent to. Raises code_wrong, code_over and phone_taken. */
export async function confirmPhone(actor: SignedIn, { code }: { code: string }): Promise<void> {
  const asked = await db().accountCode.findFirst({
    where: { userId: actor.id, kind: 'confirm_phone' },
    orderBy: { createdAt: 'desc' },
    select: { id: true, data: true },
  })
  const taken = asked ? await takeCode(actor, { id: asked.id, kind: 'confirm_phone', typed: code }) : 'over'
  if (taken === 'over' || !asked)
    throw new DomainError('code_over', { fields: { code: 'Este código não vale mais. Peça outro.' } })
  if (taken === 'wrong')
    throw new DomainError('code_wrong', { fields: { code: 'Código incorreto. Confira e tente de novo.' } })
  try {
    await storePhone(actor, { userId: actor.id, phone: phoneInCode(asked.id, asked.data) })
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('phone_taken', { cause: error })
    throw error
  }
}
