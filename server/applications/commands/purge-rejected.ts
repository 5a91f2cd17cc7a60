import { rejectedDays } from '#lib/applications/application.ts'
import { noteErasures } from '#server/platform/erasure-ledger.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes applications that were rejected 180 days ago, with their résumés (APPLY-8). Gives their number. For the job only: it checks no policy. */
export const purgeRejected = command(async (context, _: undefined) => {
  const { tx, now } = context
  const before = new Date(now.getTime() - rejectedDays * dayMs)
  const where = { status: 'rejected', decidedAt: { lt: before } } as const
  const old = await tx.authorApplication.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })
  const ids = old.map(({ id }) => id)
  const { count } = await tx.authorApplication.deleteMany({ where: { ...where, id: { in: ids } } })
  await noteErasures(ids.map(application => ({ application, at: now.toISOString() })))
  for (const id of ids) await audit(context, { action: 'application.purged', subject: { type: 'application', id } })
  return { count }
})
