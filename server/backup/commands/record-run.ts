import { command } from '#server/platform/work/command.ts'

type Kind = 'backup' | 'drill'

const longestDetail = 500

/** Records that a run begins; runs of the kind that never ended were interrupted. Gives its id. For the jobs only: it checks no policy. */
export const beginRun = command(async ({ tx, now }, { kind }: { kind: Kind }) => {
  await tx.backupRun.updateMany({
    where: { kind, outcome: 'running' },
    data: { outcome: 'failed', endedAt: now, detail: 'Foi interrompida antes do fim.' },
  })
  const { id } = await tx.backupRun.create({ data: { kind, startedAt: now }, select: { id: true } })
  return id
})

interface Ending {
  id: string
  outcome: 'succeeded' | 'failed' | 'skipped'
  bytes?: number
  /** The archive's file, or a Portuguese sentence. */
  detail: string
}

/** Records how a run ended, and keeps the rows of a year. For the jobs only: it checks no policy. */
export const endRun = command(async ({ tx, now }, { id, outcome, bytes, detail }: Ending) => {
  const data = { outcome, bytes, detail: detail.slice(0, longestDetail), endedAt: now }
  await tx.backupRun.update({ where: { id }, data })
  const yearAgo = new Date(now.getTime() - 365 * 24 * 60 * 60 * 1000)
  await tx.backupRun.deleteMany({ where: { startedAt: { lt: yearAgo } } })
})
