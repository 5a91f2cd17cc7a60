import { command } from '#server/platform/work/command.ts'

const keptDays = 30

/** Deletes sessions that have been over for thirty days. Gives how many. The house's own job; asks nobody. */
export const purgeSessions = command(async ({ tx, now }, _input: undefined) => {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  const { count } = await tx.session.deleteMany({
    where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] },
  })
  return { count }
})
