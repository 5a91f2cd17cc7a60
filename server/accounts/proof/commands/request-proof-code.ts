import type { SignedIn } from '#lib/actor.ts'
import type { SignedInSession } from '#server/platform/session/session-store.ts'
import { makeCode } from '../../codes/commands/make-code.ts'
import { assertWithoutFactor } from '../proved.ts'

/** Sends a code to the signed-in person's address, with which this session can prove who they are. A newer code ends the older. Raises factor_needed. */
export async function requestProofCode(
  session: Pick<SignedInSession, 'id' | 'email'> & { actor: SignedIn },
): Promise<void> {
  const { actor, email, id } = session
  await assertWithoutFactor(actor)
  await makeCode(actor, { kind: 'reauthentication', userId: actor.id, address: email, data: { session: id } })
}
