import { command } from '#server/platform/work/command.ts'

/** The register keeps closed requests for five years, as proof that they were answered. */
const keptDays = 5 * 365

/**
 * Forgets the files of expired exports, and deletes requests closed five years ago. Gives the ids of the exports that can still be downloaded
 * or are being made. For the job only: it checks no policy.
 */
export const purgeRequests = command(async ({ tx, now }, _input: undefined): Promise<string[]> => {
  await tx.privacyRequest.updateMany({ where: { file: { not: null }, expiresAt: { lte: now } }, data: { file: null } })
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  await tx.privacyRequest.deleteMany({ where: { status: { not: 'open' }, doneAt: { lt: before } } })
  const kept = await tx.privacyRequest.findMany({
    where: { kind: 'export', OR: [{ status: 'open' }, { file: { not: null } }] },
    select: { id: true },
  })
  return kept.map(({ id }) => id)
})
