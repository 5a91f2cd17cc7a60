import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes ceremonies a day after they expired, and factors whose enrolment nobody finished for a day. For the job only: it checks no policy. */
export const purgeCeremonies = command(async ({ tx, now }, _input: undefined) => {
  const before = new Date(now.getTime() - dayMs)
  await tx.ceremony.deleteMany({ where: { expiresAt: { lt: before } } })
  await tx.factor.deleteMany({ where: { verifiedAt: null, createdAt: { lt: before } } })
})
