import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { ConfirmTotpInput } from '#lib/schemas/factors.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { command } from '#server/platform/work/command.ts'
import { verifyFactor } from '../enrolling.ts'
import { guessing, wrongCode } from '../guesses.ts'
import { stepOf } from '../totp.ts'

interface Confirmed {
  id: string
  userId: string
  lastStep: number
}

const confirm = command((context, { lastStep, ...factor }: Confirmed) =>
  verifyFactor(context, { ...factor, kind: 'totp' }, { lastStep }),
)

/**
 * Makes an app for codes count, by one of its codes. Gives the recovery codes when it is the first second factor, otherwise null. Raises not_found,
 * wrong_proof or too_many_attempts.
 */
export async function confirmTotp(actor: Actor, { id, code }: ConfirmTotpInput): Promise<string[] | null> {
  const userId = ownerOf(actor)
  const factor = await db().factor.findFirst({
    where: { id, userId, kind: 'totp', verifiedAt: null },
    select: { id: true, secret: true },
  })
  if (!factor?.secret) throw new DomainError('not_found')
  const { secret } = factor
  const lastStep = await guessing(userId, async () => stepOf(code, { id, secret }, now()))
  if (lastStep === null) throw wrongCode()
  return confirm(actor, { id, userId, lastStep })
}
