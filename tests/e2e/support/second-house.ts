import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { house } from './house.ts'

export interface SecondHouse {
  url: string
  /** How its connections are called in PostgreSQL. */
  applicationName: string
  stop(): Promise<void>
}

/** Another instance of the product on the same database, on a port of its own. */
export async function startSecondHouse(port: number): Promise<SecondHouse> {
  const applicationName = `portal-${port}`
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: house.dataDir,
      AUTH_SECRET: house.secret,
      PGAPPNAME: applicationName,
      // What its connections ask is then asked for readers only.
      JOBS: '0',
      LOG_LEVEL: 'silent',
    },
  })
  const ended = once(child, 'exit')
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The second house ended with ${child.exitCode}`)
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

const answers = (url: string) =>
  fetch(`${url}/api/health`).then(
    response => response.ok,
    () => false,
  )
