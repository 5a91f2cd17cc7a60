import type { SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { takeCode } from '../../codes/commands/take-code.ts'
import { assertWithoutFactor, markProved } from '../proved.ts'

/** Proves in a session, by the code that it asked for, that its person reads the account's mail. Raises factor_needed, code_wrong or code_over. */
export async function proveByCode(
  actor: SignedIn,
  { code, sessionId }: { code: string; sessionId: string },
): Promise<void> {
  await assertWithoutFactor(actor)
  const asked = await db().accountCode.findFirst({
    where: { userId: actor.id, kind: 'reauthentication', data: { path: ['session'], equals: sessionId } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  const taken = asked ? await takeCode(actor, { id: asked.id, kind: 'reauthentication', typed: code }) : 'over'
  if (taken === 'over')
    throw new DomainError('code_over', { fields: { code: 'Este código não vale mais. Peça outro.' } })
  if (taken === 'wrong')
    throw new DomainError('code_wrong', { fields: { code: 'Código incorreto. Confira e tente de novo.' } })
  await markProved(actor, sessionId)
}
