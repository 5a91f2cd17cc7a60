import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { KeyKind } from '#lib/accounts/factors.ts'
import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { KeyAnswer } from '#lib/schemas/factors.ts'
import { db } from '#server/platform/db/db.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { now } from '#server/platform/process/clock.ts'
import { type Answerer, storeChallenge, takeChallenge } from './challenges.ts'
import { spendRecoveryCode } from './commands/spend-recovery-code.ts'
import { guessing, wrongCode } from './guesses.ts'
import { acceptAnswer, challengeOptions } from './keys.ts'
import { stepOf } from './totp.ts'

/** A session and its account, complete or awaiting its factor. */
type Holder = Extract<Answerer, { sessionId: string }>

export interface Challenge {
  ceremony: string
  options: PublicKeyCredentialRequestOptionsJSON
}

const challenges: Limit = { name: 'factor-challenge', points: 30, seconds: 10 * 60 }

/** A challenge for one of the account's keys of some kinds. Raises key_refused without one, and too_many_attempts. */
export async function challengeKey(holder: Holder, kinds: readonly KeyKind[]): Promise<Challenge> {
  await takeFrom(challenges, holder.userId)
  const known = await db().factor.findMany({
    where: { userId: holder.userId, kind: { in: [...kinds] }, verifiedAt: { not: null } },
    select: { credentialId: true, transports: true },
  })
  if (known.length === 0) throw new DomainError('key_refused')
  const options = await challengeOptions(known, 'security_key')
  return { options, ceremony: await storeChallenge('verify_key', holder, { challenge: options.challenge }) }
}

/** Checks a key's answer to the holder's challenge. Raises ceremony_over or key_refused. */
export async function checkKey(
  holder: Holder,
  { ceremony, response }: KeyAnswer,
  kinds: readonly KeyKind[],
): Promise<void> {
  const { challenge } = await takeChallenge(ceremony, ['verify_key'], holder)
  await acceptAnswer({ response, challenge, kinds, userId: holder.userId })
}

/** Checks a code of one of the account's apps; no code works twice. Raises wrong_proof or too_many_attempts. */
export async function checkAppCode(userId: string, code: string): Promise<void> {
  if (!(await guessing(userId, () => takeAppCode(userId, code)))) throw wrongCode()
}

async function takeAppCode(userId: string, code: string): Promise<boolean> {
  const apps = await db().factor.findMany({
    where: { userId, kind: 'totp', verifiedAt: { not: null }, secret: { not: null } },
    select: { id: true, secret: true },
  })
  const moment = now()
  for (const { id, secret } of apps) {
    const step = secret === null ? null : stepOf(code, { id, secret }, moment)
    if (step === null) continue
    const { count } = await db().factor.updateMany({
      where: { id, verifiedAt: { not: null }, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
      data: { lastStep: step, lastUsedAt: moment },
    })
    if (count === 1) return true
  }
  return false
}

/** Uses up a recovery code and tells the owner by mail. Raises wrong_proof or too_many_attempts. */
export async function checkRecoveryCode(userId: string, code: string): Promise<void> {
  const isRight = await guessing(userId, () => spendRecoveryCode(anonymous, { userId, code }))
  if (!isRight) throw wrongCode()
}
