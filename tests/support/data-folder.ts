import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

const silent = { info() {}, warn() {}, error() {} }

/** A data folder that PostgreSQL's own user can reach, deleted after the test. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp('/tmp/portal-test-')
  await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the embedded database of a folder and stops it after the test. */
export async function startIn(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: silent })
  onTestFinished(() => server.stop())
  return server
}

/** Starts another process that holds the database of a folder. Gives its first line of output. */
export async function holdElsewhere(dataDir: string, account: { uid?: number; gid?: number } = {}) {
  const script = join(import.meta.dirname, 'hold-postgres.ts')
  const child = spawn(process.execPath, [script, dataDir], { ...account, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [line] = await once(child.stdout, 'data')
  return { child, said: String(line).trim() }
}

/** Runs one statement on a new connection. Gives its rows. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
