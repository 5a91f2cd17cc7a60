import { db } from '#server/platform/db/db.ts'
import { renewStatistics } from '#server/platform/db/statistics.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { loadReference } from './reference.ts'

/**
 * Loads the reference data and, with `demo`, the demonstration newspaper. The demonstration is written only to a database without accounts.
 * Gives whether it was written.
 */
export async function seed({ demo, ownerUrl }: { demo: boolean; ownerUrl: string }): Promise<{ demo: boolean }> {
  await loadReference()
  if (!demo || (await db().user.count()) > 0) return { demo: false }
  await seedDemo(ownerUrl)
  await renewStatistics()
  return { demo: true }
}
