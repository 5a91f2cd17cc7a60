import { randomUUID } from 'node:crypto'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { BeginKeyInput } from '#lib/schemas/factors.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { command } from '#server/platform/work/command.ts'
import { readIdentity } from '#server/site/queries.ts'
import { storeChallenge } from '../challenges.ts'
import { addUnverified } from '../enrolling.ts'
import { enrolmentOptions } from '../keys.ts'

/** A key that waits for its person's touch. */
export interface BegunKey {
  /** The factor's id. */
  id: string
  ceremony: string
  options: PublicKeyCredentialCreationOptionsJSON
}

const challengeKinds = { security_key: 'enrol_key', passkey: 'enrol_passkey' } as const

/** Begins to enrol a security key or a passkey in one of the person's sessions. Gives the options for the browser. Raises list_full. */
export const beginKey = command(
  async (context, { sessionId, kind, name }: BeginKeyInput & { sessionId: string }): Promise<BegunKey> => {
    const { tx, actor } = context
    const id = randomUUID()
    const userId = ownerOf(actor)
    const email = await addUnverified(context, { id, userId, kind, name })
    const known = await tx.factor.findMany({
      where: { userId, credentialId: { not: null } },
      select: { credentialId: true, transports: true },
    })
    const { name: siteName } = await readIdentity()
    const options = await enrolmentOptions({ kind, userId, email, siteName, known })
    const data = { challenge: options.challenge, factorId: id }
    return { id, options, ceremony: await storeChallenge(challengeKinds[kind], { sessionId, userId }, data, tx) }
  },
)
