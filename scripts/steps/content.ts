import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadReference } from '#prisma/seed/reference.ts'
import { seed } from '#prisma/seed/seed.ts'
import { handlers } from '#server/jobs.ts'
import { db } from '#server/platform/db.ts'
import { prepareJobs, stopJobs } from '#server/platform/jobs.ts'
import type { Lifetime } from './lifetime.ts'
import { applyMigrations } from './migrations.ts'

/**
 * Brings the database at DATABASE_URL to what this version needs: tables, reference data, queues. Gives the names of the migrations
 * applied. What it opens closes with the lifetime.
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

/**
 * Loads the demonstration into a database without accounts and articles. One that was cut short is loaded again: a file in DATA_DIR
 * marks it until it is whole.
 */
export async function fillWithDemonstration(dataDir: string): Promise<void> {
  const unfinished = join(dataDir, 'demonstracao-incompleta')
  if (!existsSync(unfinished) && !(await isEmpty())) return
  console.log('Preparando o conteúdo de demonstração…')
  writeFileSync(unfinished, '')
  await seed({ demo: true })
  rmSync(unfinished)
}

async function isEmpty(): Promise<boolean> {
  const [user, article] = await Promise.all([
    db().user.findFirst({ select: { id: true } }),
    db().article.findFirst({ select: { id: true } }),
  ])
  return !user && !article
}
