import { graceDays } from '#lib/accounts/factors.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { holdRule, owesFactor } from '../rule.ts'

/** When a factor that is required from now on is due. */
export const dueFrom = (moment: Date): Date => new Date(moment.getTime() + graceDays * 24 * 60 * 60 * 1000)

/**
 * Sets by when an account must have a second factor, after a change of its roles or factors: in seven days, or by the date that stands
 * already; never, where none is required or owed.
 */
export async function settleDue(context: CommandContext, userId: string): Promise<void> {
  const { tx, now } = context
  if (!((await holdRule(tx)) && (await owesFactor(context, userId)))) {
    await tx.user.updateMany({ where: { id: userId, factorDueAt: { not: null } }, data: { factorDueAt: null } })
    return
  }
  await tx.user.updateMany({ where: { id: userId, factorDueAt: null }, data: { factorDueAt: dueFrom(now) } })
}
