import type { SignedIn } from '#lib/actor.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { takeTyped } from '../../codes/take-typed.ts'
import { findByPhone, phoneInCode } from '../../phone/number.ts'
import { assertWithoutFactor, markProved } from '../proved.ts'

/**
 * Proves in a session, by the code that it asked for, that its person reads the account's mail or messages. A code counts only while the account has the
 * address or number that it was sent to. Raises factor_needed, code_wrong or code_over.
 */
export async function proveByCode(
  actor: SignedIn,
  { code, sessionId }: { code: string; sessionId: string },
): Promise<void> {
  await assertWithoutFactor(actor)
  const asked = await db().accountCode.findFirst({
    where: { userId: actor.id, kind: 'reauthentication', data: { path: ['session'], equals: sessionId } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, address: true, data: true },
  })
  const id = asked && (await isStillTheirs(actor, asked)) ? asked.id : null
  await takeTyped(actor, { id, kind: 'reauthentication', typed: code })
  await markProved(actor, sessionId)
}

async function isStillTheirs(
  { id: userId }: SignedIn,
  { id, address, data }: { id: string; address: string; data: Prisma.JsonValue },
): Promise<boolean> {
  if (address === '') return (await findByPhone(phoneInCode(id, data)))?.id === userId
  return (await db().user.count({ where: { id: userId, email: address } })) === 1
}
