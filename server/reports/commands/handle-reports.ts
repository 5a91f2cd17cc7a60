import type { Actor } from '#lib/actor.ts'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import { inBulk } from '#server/platform/list/bulk.ts'
import { reportPolicy } from '../policy.ts'
import { closeReport } from './close-report.ts'
import { reopenReport } from './reopen-report.ts'

/** Closes many reports without a correction. Gives each one's result. Raises forbidden. */
export const closeReports =
  (as: 'corrected' | 'dismissed') =>
  async (actor: Actor, { ids }: BulkInput): Promise<BulkResult> => {
    reportPolicy.assert(actor, 'close', null)
    return inBulk('report.close', ids, id =>
      closeReport(actor, as === 'corrected' ? { id, as, correction: null } : { id, as }),
    )
  }

/** Reopens many reports. Gives each one's result. Raises forbidden. */
export async function reopenReports(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  reportPolicy.assert(actor, 'reopen', null)
  return inBulk('report.reopen', ids, id => reopenReport(actor, { id }))
}
