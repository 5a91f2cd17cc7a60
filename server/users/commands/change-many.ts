import type { Actor } from '#lib/actor.ts'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import { inBulk } from '#server/platform/list/bulk.ts'
import { userPolicy } from '../policy.ts'
import { reactivateUser } from './reactivate-user.ts'
import { suspendUser } from './suspend-user.ts'

/** Suspends many accounts. Gives each one's result. Raises forbidden. */
export async function suspendUsers(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  userPolicy.assert(actor, 'suspend', null)
  return inBulk('user.suspend', ids, id => suspendUser(actor, { id }))
}

/** Reactivates many accounts. Gives each one's result. Raises forbidden. */
export async function reactivateUsers(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  userPolicy.assert(actor, 'reactivate', null)
  return inBulk('user.reactivate', ids, id => reactivateUser(actor, { id }))
}
