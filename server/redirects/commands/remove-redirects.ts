import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import { redirectFaults } from '#lib/redirects/redirect-list.ts'
import { auditAll } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { redirectPolicy } from '../policy.ts'
import { findLoops, redirectKeys } from './write-redirects.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Removes redirects, which can be restored for a day. Gives each one's result. Raises forbidden. */
export const removeRedirects = command(async (context, { ids }: BulkInput): Promise<BulkResult> => {
  const { tx, actor, now } = context
  redirectPolicy.assert(actor, 'change', null)
  const rows = await tx.redirect.updateManyAndReturn({
    where: { id: { in: ids }, removedAt: null },
    data: { removedAt: now },
    select: { id: true },
  })
  const done = rows.map(({ id }) => id)
  await auditAll(
    context,
    done.map(id => ({ action: 'redirect.removed', subject: { type: 'redirect', id } })),
  )
  if (done.length > 0) await forget(tx, redirectKeys)
  return { done, refused: others(ids, done, 'Este endereço já foi removido.') }
})

/** Takes removals back, except of redirects that would lead to themselves now. Gives each one's result. Raises forbidden. */
export const restoreRedirects = command(async (context, { ids }: BulkInput): Promise<BulkResult> => {
  const { tx, actor } = context
  redirectPolicy.assert(actor, 'change', null)
  const removed = await tx.redirect.findMany({ where: { id: { in: ids }, removedAt: { not: null } } })
  const loops = await findLoops(tx, removed)
  const rows = await tx.redirect.updateManyAndReturn({
    where: { id: { in: ids }, removedAt: { not: null }, path: { notIn: [...loops] } },
    data: { removedAt: null },
    select: { id: true },
  })
  const done = rows.map(({ id }) => id)
  await auditAll(
    context,
    done.map(id => ({ action: 'redirect.restored', subject: { type: 'redirect', id } })),
  )
  if (done.length > 0) await forget(tx, redirectKeys)
  const looping = removed
    .filter(({ path }) => loops.has(path))
    .map(({ id }) => ({ id, message: redirectFaults.loop.message }))
  const settled = [...done, ...looping.map(({ id }) => id)]
  return { done, refused: [...looping, ...others(ids, settled, 'Este endereço já voltou à lista.')] }
})

/** Deletes redirects that were removed more than a day ago. For the job only: it checks no policy. */
export const purgeRedirects = command(async ({ tx, now }, _: undefined) => {
  await tx.redirect.deleteMany({ where: { removedAt: { lt: new Date(now.getTime() - dayMs) } } })
})

const others = (ids: readonly string[], done: readonly string[], message: string) =>
  ids.filter(id => !done.includes(id)).map(id => ({ id, message }))
