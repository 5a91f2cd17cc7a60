import type { Actor } from '#lib/actor.ts'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import { inBulk } from '#server/platform/list/bulk.ts'
import { userPolicy } from '../policy.ts'
import { restoreUser } from './restore-user.ts'
import { suspendUser } from './suspend-user.ts'

/** Suspends many accounts. Gives each one's result. Raises forbidden. */
export async function suspendUsers(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  userPolicy.assert(actor, 'suspend', null)
  return inBulk('user.suspend', ids, id => suspendUser(actor, { id }))
}

/** Restores many accounts. Gives each one's result. Raises forbidden. */
export async function restoreUsers(actor: Actor, { ids }: BulkInput): Promise<BulkResult> {
  userPolicy.assert(actor, 'restore', null)
  return inBulk('user.restore', ids, id => restoreUser(actor, { id }))
}
