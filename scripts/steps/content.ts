import { loadReference } from '#prisma/seed/reference.ts'
import { handlers } from '#server/jobs.ts'
import type { Addresses } from '#server/platform/db/addresses.ts'
import { db } from '#server/platform/db/db.ts'
import { settleRights } from '#server/platform/db/rights.ts'
import { prepareJobs, prepareQueueTables, stopJobs } from '#server/platform/work/queue.ts'
import type { Lifetime } from './lifetime.ts'
import { applyMigrations } from './migrations.ts'

/**
 * Brings the database at DATABASE_URL to this version: tables and rights as their owner, reference data and queues as the application. Gives the
 * names of the applied migrations. Its connections close with the lifetime.
 */
export async function migrateDatabase(addresses: Addresses, { signal, onClose }: Lifetime): Promise<string[]> {
  const { url, ownerUrl } = addresses
  const applied = await applyMigrations(ownerUrl, signal)
  signal.throwIfAborted()
  // One role makes the queue's tables with the queue.
  if (ownerUrl !== url) await prepareQueueTables(ownerUrl)
  await settleRights(addresses)
  onClose(() => db().$disconnect())
  await loadReference()
  onClose(() => stopJobs())
  await prepareJobs(handlers)
  return applied
}

/** Loads the demonstration into a database without accounts. An interrupted load leaves no accounts, so the next start repeats it. */
export async function fillWithDemonstration({ ownerUrl }: Addresses): Promise<void> {
  if (await db().user.findFirst({ select: { id: true } })) return
  console.log('Preparando o conteúdo de demonstração…')
  const { seed } = await import('#prisma/seed/seed.ts')
  await seed({ demo: true, ownerUrl })
}
