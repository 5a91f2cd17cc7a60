import type { Actor } from '#lib/actor.ts'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import { inBulk } from '#server/platform/list/bulk.ts'
import { reportPolicy } from '../policy.ts'
import { closeReport } from './close-report.ts'
import { reopenReport } from './reopen-report.ts'

/** Closes each of many reports without a correction. Gives what became of each. Raises forbidden. */
export const closeReports =
  (as: 'corrected' | 'dismissed') =>
  async (actor: Actor, { ids }: BulkInput): Promise<BulkResult> => {
    reportPolicy.assert(actor, 'close', null)
    return inBulk('report.close', ids, id =>
      closeReport(actor, as === 'corrected' ? { id, as, correction: null } : { id, as }),
    )
  }

/** Opens each of many reports again. Gives what became of each. Raises forbidden. */
export async function reopenReports(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  reportPolicy.assert(actor, 'reopen', null)
  return inBulk('report.reopen', ids, id => reopenReport(actor, { id }))
}
