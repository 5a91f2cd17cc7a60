import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireWritable } from '#server/embedded/disk.ts'
import { readSettings, type Settings } from '#server/platform/process/env.ts'

/** The project's folder. */
export const root = join(import.meta.dirname, '../..')

/**
 * Reads `.env` (variables already set take precedence), validates everything, and completes the process's environment: absolute DATA_DIR,
 * SITE_URL, AUTH_SECRET. Gives the settings. Raises OperatorError with a sentence for each mistake, or when DATA_DIR is not writable.
 */
export async function prepareEnvironment(mode: 'production' | 'development' | 'test'): Promise<Settings> {
  loadEnvironmentFile()
  const settings = readSettings({ ...process.env, NODE_ENV: mode })
  await requireWritable(settings.DATA_DIR)
  const complete = {
    NODE_ENV: mode,
    PORT: String(settings.PORT),
    DATA_DIR: settings.DATA_DIR,
    SITE_URL: settings.SITE_URL,
    AUTH_SECRET: settings.AUTH_SECRET ?? keptSecret(settings.DATA_DIR),
    // next-auth has its own name for the site's address.
    NEXTAUTH_URL: settings.SITE_URL,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  Object.assign(process.env, complete)
  return settings
}

/** Adds the variables of `.env`, if it exists. Variables already set take precedence. */
export function loadEnvironmentFile(): void {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** The path of the session secret in a data folder. */
export const secretFile = (dataDir: string) => join(dataDir, 'auth-secret')

/** The session secret of a data folder, made at first use. If two processes make it at once, the first to finish wins. */
export function keptSecret(dataDir: string): string {
  const file = secretFile(dataDir)
  if (!existsSync(file)) {
    const mine = `${file}.${process.pid}`
    writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(mine, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      rmSync(mine, { force: true })
    }
  }
  return readFileSync(file, 'utf8').trim()
}
