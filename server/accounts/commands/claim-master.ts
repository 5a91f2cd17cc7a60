import { createHash, timingSafeEqual } from 'node:crypto'
import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { ClaimMasterInput } from '#lib/schemas/account.ts'
import { isUniqueViolation } from '#server/platform/db/db.ts'
import { refill, takeFrom } from '#server/platform/door/rate-limit.ts'
import { env } from '#server/platform/process/env.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { settleDue } from '../factors/commands/settle-due.ts'

const codeGuesses = { name: 'setup-code', points: 10, seconds: 15 * 60 }

const claim = command(async (context, _input: ClaimMasterInput) => {
  const { tx, actor, now } = context
  const userId = ownerOf(actor)
  if (await tx.userRole.count({ where: { role: 'master' } })) throw new DomainError('master_exists')
  await tx.userRole.create({ data: { userId, role: 'master', claimed: true, createdAt: now } })
  await audit(context, { action: 'role.claimed', subject: { type: 'user', id: userId }, details: { role: 'master' } })
  await settleDue(context, userId)
  // Staff have an author page, with or without articles.
  await forget(tx, [`author:${userId}`])
})

/**
 * Makes the signed-in person the first master, while there is none (ROLE-4, ROLE-5). A unique index lets one of several simultaneous
 * claims through. Raises signed_out, master_exists, wrong_setup_code or too_many_attempts.
 */
export async function claimMaster(actor: Actor, input: ClaimMasterInput): Promise<void> {
  await checkSetupCode(ownerOf(actor), input.code)
  try {
    await claim(actor, input)
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('master_exists', { cause: error })
    throw error
  }
}

/** Compares digests: they have one length, so the time of the comparison does not reveal the code's length. */
async function checkSetupCode(userId: string, given: string): Promise<void> {
  const { SETUP_CODE } = env()
  if (!SETUP_CODE) return
  // An empty field is a mistake and not a guess.
  if (!given) throw new DomainError('wrong_setup_code', { fields: { code: 'Informe o código de instalação.' } })
  await takeFrom(codeGuesses, userId)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(given), digest(SETUP_CODE))) {
    throw new DomainError('wrong_setup_code', { fields: { code: 'Código de instalação incorreto.' } })
  }
  await refill(codeGuesses, userId)
}
