import { command } from '#server/platform/work/command.ts'

/** Days for which an ended link still says why it ended. */
const keptDays = 7

/** Deletes codes and links a week after their term, with the names and addresses in them. Gives their number. For the job only: it checks no policy. */
export const purgeCodes = command(async ({ tx, now }, _input: undefined) => {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  const { count } = await tx.accountCode.deleteMany({ where: { expiresAt: { lt: before } } })
  return { count }
})
