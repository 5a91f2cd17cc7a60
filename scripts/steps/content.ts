import { loadReference } from '#prisma/seed/reference.ts'
import { handlers } from '#server/jobs.ts'
import { db } from '#server/platform/db/db.ts'
import { prepareJobs, stopJobs } from '#server/platform/work/queue.ts'
import type { Lifetime } from './lifetime.ts'
import { applyMigrations } from './migrations.ts'

/**
 * Brings the database at DATABASE_URL to this version: tables, reference data, queues. Gives the names of the applied migrations. Its
 * connections close with the lifetime.
 */
export async function migrateDatabase(url: string, { signal, onClose }: Lifetime): Promise<string[]> {
  const applied = await applyMigrations(url, signal)
  signal.throwIfAborted()
  onClose(() => db().$disconnect())
  await loadReference()
  onClose(() => stopJobs())
  await prepareJobs(handlers)
  return applied
}

/** Loads the demonstration into a database without accounts. An interrupted load leaves no accounts, so the next start repeats it. */
export async function fillWithDemonstration(): Promise<void> {
  if (await db().user.findFirst({ select: { id: true } })) return
  console.log('Preparando o conteúdo de demonstração…')
  const { seed } = await import('#prisma/seed/seed.ts')
  await seed({ demo: true })
}
