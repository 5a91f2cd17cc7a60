import type { Actor } from '#lib/actor.ts'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import { inBulk } from '#server/platform/list/bulk.ts'
import { applicationPolicy } from '../policy.ts'
import { approveApplication } from './approve-application.ts'
import { rejectApplication } from './reject-application.ts'

/** Approves many applications. Gives each one's result. Raises forbidden. */
export async function approveApplications(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  applicationPolicy.assert(actor, 'decide', null)
  return inBulk('application.approve', ids, id => approveApplication(actor, { id }))
}

/** Rejects many applications without a reason. Gives each one's result. Raises forbidden. */
export async function rejectApplications(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  applicationPolicy.assert(actor, 'decide', null)
  return inBulk('application.reject', ids, id => rejectApplication(actor, { id, reason: null }))
}
