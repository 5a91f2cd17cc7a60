import { system } from '#lib/actor.ts'
import { forgetApplication } from '#server/applications/commands/erase-application.ts'
import type { LedgerEntry } from '#server/platform/erasure-ledger.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * Erases, in a restored database, the accounts and applications that a ledger names as erased. An account whose owner came back stays. Gives the numbers
 * of rows that were there. For the restore only.
 */
export async function replayErasures(
  ledger: readonly LedgerEntry[],
): Promise<{ accounts: number; applications: number }> {
  const erased = { accounts: 0, applications: 0 }
  for (const entry of ledger) {
    if ('application' in entry) erased.applications += await forgetApplication(system, entry.application)
    else if ('byline' in entry) {
      const { account: userId, byline } = entry
      if (await eraseAccount(system, { userId, replay: { byline } })) erased.accounts++
    }
  }
  return erased
}
