import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../platform/process/operator-error.ts'
import type { Account } from './account.ts'
import { explainFailure } from './cluster.ts'

const READY_POLL_MS = 20
/** Long, because a crashed database replays its log first. */
const LONGEST_START_MS = 120_000
const LONGEST_STOP_MS = 30_000
const LARGEST_LOG_BYTES = 5 << 20

/** Settings for a small machine that PostgreSQL shares with the web process. Durability stays on. */
const parameters = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // A process holds about twenty: two instances, an import and a backup at once.
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Without the details of an error: they repeat the values of a refused row.
  log_error_verbosity: 'terse',
}

/** Settings for a database that may be lost: tests create hundreds of them. */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export interface Postmaster {
  port: number
  /** Resolves when the process has ended, by `stop` or by itself. */
  exited: Promise<void>
  /** A “fast” shutdown: closes connections and writes everything. After thirty seconds an “immediate” one. */
  stop(): Promise<void>
}

/** Raised when another program has the port. */
export class PortTaken extends Error {}

/**
 * Starts PostgreSQL on an existing cluster and waits until it accepts connections. Its output goes to a file, so that it survives a
 * killed parent. It has its own process group, so that Ctrl-C does not reach it before we stop it in order.
 * Raises PortTaken, or OperatorError with PostgreSQL's output.
 */
export async function startPostmaster(options: {
  program: string
  folder: string
  port: number
  account: Account | null
  logFile: string
  durable: boolean
}): Promise<Postmaster> {
  const { program, folder, port, account, logFile, durable } = options
  const { child, output } = launch(program, ['-D', folder, '-p', String(port), ...flags(durable)], account, logFile)
  const exited = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await ready(child, folder, output)
  return { port, exited, stop: () => stop(child, exited) }
}

const flags = (durable: boolean) =>
  Object.entries({ ...parameters, ...(durable ? {} : notDurable) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])

function launch(program: string, args: string[], account: Account | null, logFile: string) {
  rotate(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const start = statSync(logFile).size
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const child = spawn(program, args, { ...account, cwd: '/', env, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  endWithUs(child, account)
  return { child, output: () => readFileSync(logFile).subarray(start).toString() }
}

/**
 * Shuts PostgreSQL down when this process dies in any way: a shell waits on a pipe that closes then. Nothing is left behind, and the next
 * process finds the database free, or free soon.
 */
function endWithUs(child: ChildProcess, account: Account | null): void {
  if (!child.pid) return
  const command = ['-c', 'read -r _; kill -INT "$0"', String(child.pid)]
  const guard = spawn('/bin/sh', command, { ...account, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.on('error', () => {})
  child.once('exit', () => guard.kill())
}

function rotate(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_LOG_BYTES) renameSync(logFile, `${logFile}.1`)
}

/** PostgreSQL writes its state into line 8 of postmaster.pid, and its process id into line 1. */
async function ready(child: ChildProcess, folder: string, output: () => string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < LONGEST_START_MS; await sleep(READY_POLL_MS)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      if (/could not bind|could not create any TCP\/IP sockets/i.test(output())) throw new PortTaken()
      throw new OperatorError(explainFailure(output(), folder))
    }
    const lines = pidFile(folder)
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
  }
  child.kill('SIGQUIT')
  throw new OperatorError(explainFailure(output(), folder))
}

/** The lines of postmaster.pid; empty without the file. */
export function pidFile(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // PostgreSQL's “fast” shutdown is SIGINT, its “immediate” one SIGQUIT.
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), LONGEST_STOP_MS)
  await exited
  clearTimeout(late)
}
