import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from '../steps/environment.ts'

const LONGEST_START_MS = 900_000

/** A running `npm start`. */
export interface Instance {
  url: string
  /** Bytes of memory that the serving process uses now; NaN without `/proc`. */
  memory(): number
  /** Seconds of processor time that the serving process has used; NaN without `/proc`. */
  cpuSeconds(): number
  /** Stops the instance and waits for its end. A second call only waits. */
  stop(): Promise<void>
}

/**
 * Starts the product as `npm start` does, in production mode on a free port, and waits until its first prints are done. Empty variables
 * override those of an operator's `.env`. Raises OperatorError when it ends or does not answer within fifteen minutes.
 */
export async function startInstance(own: Record<string, string>): Promise<Instance> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATABASE_MIGRATE_URL: '',
    SMTP_URL: '',
    LOG_LEVEL: 'silent',
    PRESS: '1',
    JOBS: '1',
    PORT: String(port),
    SITE_URL: url,
    ...own,
  }
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: root, stdio: [...stdio], env })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (const since = performance.now(); !(await isReady(url)); await wait(20)) {
    const late = performance.now() - since > LONGEST_START_MS
    if (late) await stop()
    if (late || child.exitCode !== null) throw new OperatorError('O portal a medir não iniciou.')
  }
  return { url, stop, memory: () => memoryBelow(child.pid), cpuSeconds: () => cpuBelow(child.pid) }
}

/** Whether an instance serves and has finished the prints that follow a start. */
const isReady = async (url: string) => {
  const response = await fetch(`${url}/api/health`).catch(() => null)
  return response?.ok === true && (await response.json()).press.warming !== true
}

/** A file of a process's only child, which serves; empty without `/proc`. */
function fileBelow(pid: number | undefined, name: string): string {
  try {
    const served = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]
    return readFileSync(`/proc/${served}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

const memoryBelow = (pid?: number) => Number(/VmRSS:\s+(\d+) kB/.exec(fileBelow(pid, 'status'))?.[1]) * 1024

/** The name stands in parentheses and may hold spaces; user and system time follow it, in hundredths of a second. */
function cpuBelow(pid?: number): number {
  const fields = fileBelow(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}
