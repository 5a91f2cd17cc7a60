import { type FactorKind, mostFactors } from '#lib/accounts/factors.ts'
import { DomainError } from '#lib/errors.ts'
import type { Prisma } from '#server/platform/db/db.ts'
import { lockAccount } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { tellOwner } from '../mails.ts'
import { settleDue } from './commands/settle-due.ts'
import { makeRecoveryCodes } from './recovery.ts'
import { holdRule } from './rule.ts'

type NewFactor = Pick<Prisma.FactorUncheckedCreateInput, 'userId' | 'name' | 'secret'> & {
  id: string
  kind: FactorKind
}

/**
 * Adds an unverified factor to an account. An unverified factor of the same name is left from an earlier enrolment and goes. Gives the account's e-mail.
 * Raises list_full.
 */
export async function addUnverified({ tx, now }: CommandContext, factor: NewFactor): Promise<string> {
  const { userId, name } = factor
  await lockAccount(tx, userId)
  await tx.factor.deleteMany({ where: { userId, name, verifiedAt: null } })
  if ((await tx.factor.count({ where: { userId } })) >= mostFactors) throw new DomainError('list_full')
  await tx.factor.create({ data: { ...factor, createdAt: now } })
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  return email
}

/** The columns by which an enrolment ends. */
type Proved = Pick<
  Prisma.FactorUpdateManyMutationInput,
  'lastStep' | 'credentialId' | 'publicKey' | 'counter' | 'transports'
>

/**
 * Verifies a factor, which counts from now on, and audits it. The owner gets a mail, and a second factor that was due is no longer due. The first second
 * factor brings ten recovery codes: gives them, otherwise null. Raises not_found for a factor that is gone or verified already.
 */
export async function verifyFactor(
  context: CommandContext,
  { id, userId, kind }: { id: string; userId: string; kind: FactorKind },
  proved: Proved,
): Promise<string[] | null> {
  const { tx, now } = context
  await holdRule(tx)
  await lockAccount(tx, userId)
  const { count } = await tx.factor.updateMany({
    where: { id, userId, kind, verifiedAt: null },
    data: { ...proved, verifiedAt: now, lastUsedAt: now },
  })
  if (count === 0) throw new DomainError('not_found')
  await settleDue(context, userId)
  await audit(context, { action: 'factor.added', subject: { type: 'user', id: userId }, details: { kind } })
  await tellOwner(context, userId, { change: 'factor_added', of: kind })
  if (kind === 'passkey' || (await tx.recoveryCode.count({ where: { userId } })) > 0) return null
  return makeRecoveryCodes(tx, userId, now)
}
