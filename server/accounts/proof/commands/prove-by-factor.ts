import type { SignedIn } from '#lib/actor.ts'
import type { CodeInput, KeyAnswer } from '#lib/schemas/factors.ts'
import { checkAppCode, checkKey } from '../../factors/answers.ts'
import { markProved } from '../proved.ts'

/** Proves in a session that its person holds one of the account's apps for codes. Raises wrong_proof or too_many_attempts. */
export async function proveByApp(
  actor: SignedIn,
  { code, sessionId }: CodeInput & { sessionId: string },
): Promise<void> {
  await checkAppCode(actor.id, code)
  await markProved(actor, sessionId)
}

/** Proves in a session that its person holds one of the account's keys. Raises ceremony_over or key_refused. */
export async function proveByKey(
  actor: SignedIn,
  { sessionId, ...answer }: KeyAnswer & { sessionId: string },
): Promise<void> {
  await checkKey({ sessionId, userId: actor.id }, answer, ['security_key', 'passkey'])
  await markProved(actor, sessionId)
}
