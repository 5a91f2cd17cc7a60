import { command } from '#server/platform/work/command.ts'

const keptDays = 30

/** Deletes sessions that ended thirty days ago. Gives their number. For the job only: it checks no policy. */
export const purgeSessions = command(async ({ tx, now }, _input: undefined) => {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  const { count } = await tx.session.deleteMany({
    where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] },
  })
  return { count }
})
