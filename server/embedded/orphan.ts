import { readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../platform/process/operator-error.ts'
import { pidFile } from './postmaster.ts'

const LONGEST_FAST_STOP_MS = 30_000
const LONGEST_IMMEDIATE_STOP_MS = 5_000

/**
 * Stops the PostgreSQL that a killed parent left running on a cluster, and waits until all its processes ended. Gives whether there were
 * any. Raises OperatorError when they do not end. Only for the holder of the data folder's lock.
 */
export async function stopOrphan(folder: string): Promise<boolean> {
  const main = Number(pidFile(folder)[0])
  const left = processesOn(folder)
  if (left.length === 0) {
    forgetForeignPid(folder, main)
    return false
  }
  // Without the main process the others end by themselves; a signal makes it faster.
  signal(left.includes(main) ? [main] : left, 'SIGINT')
  if (await gone(folder, LONGEST_FAST_STOP_MS)) return true
  signal(processesOn(folder), 'SIGQUIT')
  if (await gone(folder, LONGEST_IMMEDIATE_STOP_MS)) return true
  throw new OperatorError(
    `Um PostgreSQL antigo ainda usa ${folder} e não foi possível pará-lo. Encerre o processo ${main} e inicie de novo.`,
  )
}

/** Removes a postmaster.pid whose number another live process got later: PostgreSQL would refuse to start. */
function forgetForeignPid(folder: string, pid: number): void {
  if (Number.isInteger(pid) && isAlive(pid)) rmSync(join(folder, 'postmaster.pid'), { force: true })
}

async function gone(folder: string, within: number): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < within; await sleep(50)) {
    if (processesOn(folder).length === 0) return true
  }
  return false
}

/** The ids of all `postgres` processes whose working directory is the folder, as it is for all processes of a cluster. */
function processesOn(folder: string): number[] {
  if (process.platform !== 'linux') return [Number(pidFile(folder)[0])].filter(pid => isAlive(pid))
  const place = realpathSync(folder)
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => linkOf(`/proc/${pid}/cwd`) === place && isPostgres(linkOf(`/proc/${pid}/exe`)))
    .map(Number)
}

/** An update replaces the program's file while it runs; Linux then appends “(deleted)” to the name. */
const isPostgres = (program: string) => basename(program.replace(/ \(deleted\)$/, '')) === 'postgres'

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // The process ended in between.
    }
  }
}
