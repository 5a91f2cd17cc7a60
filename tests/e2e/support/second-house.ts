import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { runningPostgres } from '#server/embedded/lock.ts'
import { house } from './house.ts'

export interface SecondHouse {
  url: string
  /** How its connections are called in PostgreSQL. */
  applicationName: string
  stop(): Promise<void>
}

/** Another instance of the product on the same database, on a port of its own. What its connections ask is asked for readers only. */
export const startSecondHouse = (port: number): Promise<SecondHouse> =>
  startHouse(port, { DATA_DIR: house.dataDir, JOBS: '0' })

/** A house of its own that begins with nothing, and how its database is reached. */
export async function startEmptyHouse(port: number): Promise<SecondHouse & { databaseUrl: string }> {
  const dataDir = `/tmp/portal-e2e-${port}`
  if (runningPostgres(dataDir)) throw new Error(`Another house lives in ${dataDir}; end it first`)
  rmSync(dataDir, { recursive: true, force: true })
  const started = await startHouse(port, { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' })
  return { ...started, databaseUrl: runningPostgres(dataDir) ?? '' }
}

/** Starts the product on a port, with what is special about this one, and waits until it can serve. */
export async function startHouse(port: number, variables: Record<string, string>): Promise<SecondHouse> {
  const applicationName = `portal-${port}`
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: url,
      AUTH_SECRET: house.secret,
      PGAPPNAME: applicationName,
      LOG_LEVEL: 'silent',
      ...variables,
    },
  })
  const ended = once(child, 'exit')
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The house on port ${port} ended with ${child.exitCode}`)
    await wait(100)
  }
  return {
    url,
    applicationName,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Whether a house serves, and has ceased to warm up: until then it asks its database by itself. */
async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`).catch(() => null)
  return response?.ok === true && (await response.json()).press?.warming !== true
}
