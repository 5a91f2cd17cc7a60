import { system } from '#lib/actor.ts'
import type { Erasure } from '../ledger.ts'
import { eraseAccount } from './erase-account.ts'

/** Erases, in a restored database, the accounts of a ledger that it holds. Gives their number. For the restore only. */
export async function replayErasures(erasures: readonly Erasure[]): Promise<number> {
  let erased = 0
  for (const { account, byline } of erasures) {
    if (await eraseAccount(system, { userId: account, replay: { byline } })) erased++
  }
  return erased
}
