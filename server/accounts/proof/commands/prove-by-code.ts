import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { takeTyped } from '../../codes/take-typed.ts'
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
  await takeTyped(actor, { id: asked?.id ?? null, kind: 'reauthentication', typed: code })
  await markProved(actor, sessionId)
}
