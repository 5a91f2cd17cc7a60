import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { runningPostgres } from '#server/embedded/lock.ts'
import { house } from './house.ts'

export interface SecondHouse {
  url: string
  /** The application name of its connections in PostgreSQL. */
  applicationInput: string
  stop(): Promise<void>
}

/** Starts another instance on the same database, on its own port. It runs no jobs, so its connections serve requests only. */
export const startSecondHouse = (port: number, variables: Record<string, string> = {}): Promise<SecondHouse> =>
  startHouse(port, { DATA_DIR: house.dataDir, JOBS: '0', ...variables })

/** Starts an instance on an empty database, with additional variables. Also gives the database's address. */
export async function startEmptyHouse(
  port: number,
  variables: Record<string, string> = {},
): Promise<SecondHouse & { databaseUrl: string }> {
  const dataDir = `/tmp/portal-e2e-${port}`
  if (runningPostgres(dataDir)) throw new Error(`Another house lives in ${dataDir}; end it first`)
  rmSync(dataDir, { recursive: true, force: true })
  const started = await startHouse(port, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DATABASE_MIGRATE_URL: '',
    DEMO: '0',
    ...variables,
  })
  return { ...started, databaseUrl: runningPostgres(dataDir)?.ownerUrl ?? '' }
}

/** Starts the product on a port with additional variables and waits until it is ready. */
export async function startHouse(port: number, variables: Record<string, string>): Promise<SecondHouse> {
  const applicationInput = `portal-${port}`
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: url,
      AUTH_SECRET: house.secret,
      PGAPPNAME: applicationInput,
      LOG_LEVEL: 'silent',
      ...variables,
    },
  })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-2_000)
    })
  const ended = once(child, 'exit')
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The house on port ${port} ended with ${child.exitCode}: ${said}`)
    await wait(100)
  }
  return {
    url,
    applicationInput,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Whether an instance is ready and its warm-up is over: until then it queries its database without a request. */
async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`).catch(() => null)
  return response?.ok === true && (await response.json()).press?.warming !== true
}
