import { join } from 'node:path'
import pg from 'pg'
import { migrationState } from '#server/platform/db/migrations.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from './child.ts'
import { root } from './environment.ts'

const OLDEST_POSTGRES = 15

/**
 * Applies the migrations that a database lacks, through Prisma's engine; when it lacks none, one look with SQL is all it costs.
 * Takes another folder of migrations for tests. Gives the names of those applied. Raises OperatorError when the database cannot be
 * reached, is too old, or a migration fails.
 */
export async function applyMigrations(
  url: string,
  signal?: AbortSignal,
  folder = join(root, 'prisma/migrations'),
): Promise<string[]> {
  const { pending, failed } = await inspect(url)
  if (failed) {
    const advice = 'Veja “Uma migração falhou” em docs/operations.md.'
    throw new OperatorError(`A migração ${failed} parou no meio em uma tentativa anterior. ${advice}`)
  }
  if (pending.length === 0) return []
  // A process of its own: the engine is WebAssembly, which Node still calls experimental, and its memory goes with it.
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'scripts/engine/deploy.mjs'), folder]
  const env = { ...process.env, DATABASE_URL: url }
  const { code, output } = await runProgram(process.execPath, args, { cwd: root, env, signal })
  signal?.throwIfAborted()
  if (code !== 0) throw new OperatorError(`As migrações do banco de dados falharam:\n${output.trim()}`)
  return pending
}

/** Which migrations a database lacks. Raises OperatorError when it cannot be reached or is too old. */
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

/** What node-postgres knows; a refused connection on two addresses has its words one level down. */
const reasonOf = (error: unknown) =>
  error instanceof AggregateError
    ? error.errors.map(String).join('; ')
    : error instanceof Error
      ? error.message
      : String(error)
