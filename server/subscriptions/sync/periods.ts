import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { listDuePeriods, runPeriod } from '../ledger/commands/run-periods.ts'

/** Brings every subscription that time alone changes to the present moment. One that fails is logged, and the next one follows. */
export async function runPeriods(): Promise<void> {
  const failed = new Set<string>()
  for (;;) {
    const due = (await listDuePeriods(db(), now())).filter(({ id }) => !failed.has(id))
    if (due.length === 0) return
    for (const one of due) {
      // A second round finds only what changed meanwhile or failed.
      failed.add(one.id)
      await runPeriod(system, one).catch(error =>
        log().error({ err: error, subscription: one.id }, 'a period was not ended'),
      )
    }
  }
}
