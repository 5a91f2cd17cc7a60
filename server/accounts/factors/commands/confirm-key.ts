import type { KeyKind } from '#lib/accounts/factors.ts'
import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { ConfirmKeyInput } from '#lib/schemas/factors.ts'
import { isUniqueViolation } from '#server/platform/db/db.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { command } from '#server/platform/work/command.ts'
import { takeChallenge } from '../challenges.ts'
import { verifyFactor } from '../enrolling.ts'
import { enrolledKey } from '../keys.ts'
import { dropUnverified } from './drop-unverified.ts'

interface Enrolled {
  id: string
  kind: KeyKind
  proved: Awaited<ReturnType<typeof enrolledKey>>
}

const confirm = command((context, { id, kind, proved }: Enrolled) =>
  verifyFactor(context, { id, userId: ownerOf(context.actor), kind }, proved),
)

/**
 * Makes a key count, by its browser's answer to the challenge. An enrolment that fails removes its factor. Gives the recovery codes when it is the
 * first second factor, otherwise null. Raises ceremony_over, key_refused, key_registered or not_found.
 */
export async function confirmKey(
  actor: Actor,
  { ceremony, response, sessionId }: ConfirmKeyInput & { sessionId: string },
): Promise<string[] | null> {
  const owner = { sessionId, userId: ownerOf(actor) }
  const taken = await takeChallenge(ceremony, ['enrol_key', 'enrol_passkey'], owner)
  const kind = taken.kind === 'enrol_passkey' ? 'passkey' : 'security_key'
  const id = taken.factorId ?? ''
  try {
    return await confirm(actor, { id, kind, proved: await enrolledKey({ response }, taken.challenge, kind) })
  } catch (error) {
    await dropUnverified(actor, { id }).catch(() => null)
    throw isUniqueViolation(error) ? new DomainError('key_registered', { cause: error }) : error
  }
}
