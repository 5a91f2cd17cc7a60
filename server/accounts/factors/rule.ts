import type { Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'

/**
 * Whether staff must have a second factor. The rule cannot change until the transaction ends: it shares the lock that changing it takes
 * (`lockSetting`). Call it before locking an account.
 */
export async function holdRule(tx: Tx): Promise<boolean> {
  await tx.$queryRaw`
    SELECT 1 FROM (SELECT pg_advisory_xact_lock_shared(hashtextextended('site_setting staff_factor', 0))) AS waited`
  return (await readSetting('staff_factor', tx)).required
}

/** The person's number of verified second factors. A passkey is none: their password still opens the account alone. */
export const countFactors = (tx: Tx, userId: string): Promise<number> =>
  tx.factor.count({ where: { userId, verifiedAt: { not: null }, kind: { not: 'passkey' } } })

/** Whether an account owes a second factor where one is required: it has a role and no factor. */
export async function owesFactor({ tx }: Pick<CommandContext, 'tx'>, userId: string): Promise<boolean> {
  const roles = await tx.userRole.count({ where: { userId } })
  const factors = await countFactors(tx, userId)
  return roles > 0 && factors === 0
}
