import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { assembleMigrations } from '#prisma/sql/assemble.ts'
import { migrationState } from '#server/platform/db/migrations.ts'
import { baseline, takeOver } from '#server/platform/db/takeover.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from './child.ts'
import { root } from './environment.ts'

const OLDEST_POSTGRES = 15
const migrations = join(root, 'prisma/migrations')

/**
 * Applies the missing migrations to a database by `prisma migrate deploy`; with none missing, it costs one SQL query. Takes over a database of 0.1.0. Tests
 * pass another folder of migrations. Gives the names of the applied ones. Raises OperatorError when the database cannot be reached or is too old, or
 * when a migration fails.
 */
export async function applyMigrations(url: string, signal?: AbortSignal, folder = migrations): Promise<string[]> {
  const { pending, failed } = await inspect(url)
  if (folder === migrations && pending.includes(baseline)) {
    assembleMigrations()
    const sql = await readFile(join(migrations, baseline, 'migration.sql'), 'utf8')
    const upgrade = await readFile(join(root, 'prisma/from-0.1.0.sql'), 'utf8')
    if (await takeOver(url, { sql, upgrade })) return [baseline, ...(await applyMigrations(url, signal))]
  }
  if (failed) {
    const advice = 'Veja “Uma migração falhou” em docs/operations.md.'
    throw new OperatorError(`A migração ${failed} parou no meio em uma tentativa anterior. ${advice}`)
  }
  if (pending.length === 0) return []
  const args = [join(root, 'node_modules/prisma/build/index.js'), 'migrate', 'deploy']
  const env = { ...process.env, DATABASE_MIGRATE_URL: '', DATABASE_URL: url, MIGRATIONS_DIR: folder }
  const { code, output } = await runProgram(process.execPath, args, { cwd: root, env, signal })
  signal?.throwIfAborted()
  if (code !== 0)
    throw new OperatorError(`As migrações do banco de dados falharam:\n${output.trim()}${adviceFor(output)}`)
  return pending
}

const adviceFor = (output: string) =>
  /permission denied|must be owner|no schema has been selected/.test(output)
    ? '\nO usuário não é o dono das tabelas: ponha o endereço do dono em DATABASE_MIGRATE_URL e rode npm run migrate.'
    : ''

/** Applies some of this version's migrations to an empty database: those of an archive that is restored. Raises OperatorError. */
export async function applyOnly(url: string, names: readonly string[], signal?: AbortSignal): Promise<void> {
  assembleMigrations()
  const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
  try {
    for (const name of [...names, 'migration_lock.toml'])
      await cp(join(migrations, name), join(folder, name), { recursive: true })
    await applyMigrations(url, signal, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The migrations that a database lacks. Raises OperatorError when it cannot be reached or is too old. */
export async function inspect(url: string): Promise<{ pending: string[]; failed: string | null; version: number }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major")
    const version = Number(rows[0].major)
    if (version < OLDEST_POSTGRES)
      throw new OperatorError(
        `O PostgreSQL do DATABASE_URL é o ${version}; é preciso o ${OLDEST_POSTGRES} ou mais novo.`,
      )
    return { ...(await migrationState(async sql => (await client.query(sql)).rows, root)), version }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`Não consegui falar com o banco de dados${placeOf(url)}: ${reasonOf(error)}`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => {})
  }
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return ` em ${hostname}${port && `:${port}`}${pathname}`
}

/** node-postgres's message. When two addresses refuse the connection, the messages are in the nested errors. */
const reasonOf = (error: unknown) =>
  error instanceof AggregateError
    ? error.errors.map(String).join('; ')
    : error instanceof Error
      ? error.message
      : String(error)
