import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { AlreadyRunning, runningPostgres } from '#server/embedded/lock.ts'
import type { Addresses } from '#server/platform/db/addresses.ts'
import type { Settings } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import type { Lifetime } from './lifetime.ts'

export interface OpenDatabase extends Addresses {
  /** Whether this is the embedded database, run by this process or by another one on the same data folder. */
  embedded: boolean
  /** The folder of the embedded database's files, when this process started it. */
  folder?: string
}

/**
 * Opens the database that a command works on: the operator's, or the embedded one, which runs as long as the command. Sets both variables to it,
 * for this process and for those that it starts. With `join`, uses an embedded database that `npm start` already runs, instead of failing. Raises
 * AlreadyRunning or OperatorError.
 */
export async function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_MIGRATE_URL' | 'DATA_DIR'>,
  lifetime: Pick<Lifetime, 'onClose'>,
  { join = false } = {},
): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_MIGRATE_URL: ownerUrl = url } = settings
  const opened =
    url && ownerUrl ? { url, ownerUrl, embedded: false } : await openEmbedded(settings.DATA_DIR, lifetime, join)
  Object.assign(process.env, { DATABASE_URL: opened.url, DATABASE_MIGRATE_URL: opened.ownerUrl })
  return opened
}

async function openEmbedded(
  dataDir: string,
  lifetime: Pick<Lifetime, 'onClose'>,
  join: boolean,
): Promise<OpenDatabase> {
  let started: EmbeddedPostgres
  try {
    started = await startEmbeddedPostgres({ dataDir, log: log() })
  } catch (error) {
    const running = join && error instanceof AlreadyRunning ? runningPostgres(dataDir) : null
    if (!running) throw error
    return { ...running, embedded: true }
  }
  lifetime.onClose(() => started.stop())
  const { url, ownerUrl, folder } = started
  return { url, ownerUrl, embedded: true, folder }
}
