import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'

/** The ways in which a person can prove who they are. */
export interface ProofWays {
  password: boolean
  /** The address that a code can be sent to. */
  email: string
}

/** The signed-in person's ways to prove who they are. */
export async function findProofWays(actor: SignedIn): Promise<ProofWays> {
  const { passwordHash, email } = await db().user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { passwordHash: true, email: true },
  })
  return { password: passwordHash !== null, email }
}
