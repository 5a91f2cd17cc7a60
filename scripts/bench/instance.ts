import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from '../steps/environment.ts'

const LONGEST_START_MS = 300_000

/** A running `npm start`. */
export interface Instance {
  url: string
  /** Seconds from the command to the first healthy answer. */
  seconds: number
  /** The id of the serving process. Raises Error without `/proc`. */
  pid(): number
  /** Bytes of memory that the serving process uses now; NaN without `/proc`. */
  memory(): number
  /** Seconds of processor time that the serving process has used; NaN without `/proc`. */
  cpuSeconds(): number
  /** Kills the serving process, as a power cut would, and starts it again on the same port. */
  kill(): Promise<void>
  /** Stops the instance and waits for its end. A second call only waits. */
  stop(): Promise<void>
}

/** The environment that all instances of a run share. Empty variables override those of an operator's `.env`. */
export interface Shared {
  DATA_DIR: string
  AUTH_SECRET: string
}

/**
 * Starts the product as `npm start` does, in production mode on a free port, with additional variables. Raises OperatorError when it ends
 * or does not answer within five minutes.
 */
export async function startInstance(shared: Shared, own: Record<string, string> = {}): Promise<Instance> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: '',
    SMTP_URL: '',
    LOG_LEVEL: 'silent',
    PRESS: '1',
    JOBS: '1',
    ...shared,
    PORT: String(port),
    SITE_URL: url,
    ...own,
  }
  const started = performance.now()
  let running = launch(env)
  const stop = async () => {
    running.child.kill('SIGTERM')
    await running.ended
  }
  const ready = async () => {
    const since = performance.now()
    while (!(await healthy(url))) {
      const late = performance.now() - since > LONGEST_START_MS
      if (late) await stop()
      if (late || running.child.exitCode !== null) throw new OperatorError('O portal a medir não iniciou.')
      await wait(20)
    }
  }
  await ready()
  return {
    ...{ url, seconds: (performance.now() - started) / 1000, stop },
    pid: () => servingBelow(running.child.pid),
    memory: () => memoryBelow(running.child.pid),
    cpuSeconds: () => cpuBelow(running.child.pid),
    async kill() {
      // The one above would start the next one by itself.
      const serving = servingBelow(running.child.pid)
      for (const pid of [running.child.pid ?? 0, serving]) process.kill(pid, 'SIGKILL')
      await running.ended
      running = launch(env)
      await ready()
    },
  }
}

function launch(env: NodeJS.ProcessEnv) {
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: root, stdio: [...stdio], env })
  return { child, ended: once(child, 'exit') }
}

/** The id of a process's only child, which is the serving process. Raises Error without `/proc`. */
const servingBelow = (pid = 0): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

/** The memory in bytes of a process's only child; NaN without `/proc`. */
function memoryBelow(pid?: number): number {
  try {
    const served = servingBelow(pid)
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${served}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return Number.NaN
  }
}

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100

/** The processor time in seconds of a process's only child; NaN without `/proc`. */
function cpuBelow(pid?: number): number {
  try {
    // The name stands in parentheses and may hold spaces; user and system time are the 14th and 15th fields.
    const fields =
      readFileSync(`/proc/${servingBelow(pid)}/stat`, 'utf8')
        .split(') ')[1]
        ?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return Number.NaN
  }
}

const healthy = (url: string) =>
  fetch(`${url}/api/health`).then(
    response => response.ok,
    () => false,
  )

/** A port that is free on all addresses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
