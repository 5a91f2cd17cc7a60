import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs SQL and gives its rows. */
type Ask = (sql: string) => Promise<readonly Record<string, unknown>[]>

/**
 * The migrations of `prisma/migrations` that a database lacks, in order, and the one that failed half-way, if any. Reads the
 * table that Prisma writes: finished and not rolled back means applied.
 */
export async function migrationState(
  ask: Ask,
  project = process.cwd(),
): Promise<{ pending: string[]; failed: string | null }> {
  const [{ kept } = { kept: null }] = await ask(`select to_regclass('_prisma_migrations')::text as kept`)
  const rows = kept
    ? await ask(
        'select migration_name as name, finished_at is not null as done from _prisma_migrations where rolled_back_at is null',
      )
    : []
  const applied = new Set(rows.filter(row => row.done).map(row => row.name))
  const failed = rows.find(row => !row.done && !applied.has(row.name))
  const pending = (await migrationNames(project)).filter(name => !applied.has(name))
  return { pending, failed: failed ? String(failed.name) : null }
}

/** The names of the migrations of this version, in order. */
export async function migrationNames(project = process.cwd()): Promise<string[]> {
  const folder = join(/* turbopackIgnore: true */ project, 'prisma/migrations')
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
}
