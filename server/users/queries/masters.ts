import { DomainError } from '#lib/errors.ts'
import type { Tx } from '#server/platform/db/db.ts'

/**
 * Raises last_master when an account is the only master who can sign in and stays: one who asked for the erasure of their account goes. Locks the masters' rows and accounts, so that the second of two
 * simultaneous removals or suspensions sees the result of the first.
 */
export async function assertAnotherMaster(tx: Tx, userId: string): Promise<void> {
  const masters = await tx.$queryRaw<{ user_id: string }[]>`
    SELECT r.user_id::text FROM user_roles r JOIN users u ON u.id = r.user_id
    WHERE r.role = 'master' AND u.suspended_at IS NULL AND u.erase_at IS NULL ORDER BY r.id FOR UPDATE`
  const isMaster = masters.some(master => master.user_id === userId)
  if (isMaster && masters.length === 1) throw new DomainError('last_master')
}
