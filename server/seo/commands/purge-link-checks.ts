import { command } from '#server/platform/work/command.ts'

const keptDays = 90

/** Deletes what links answered long ago. */
export const purgeLinkChecks = command(async ({ tx, now }): Promise<void> => {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  await tx.linkCheck.deleteMany({ where: { checkedAt: { lt: oldest } } })
})
