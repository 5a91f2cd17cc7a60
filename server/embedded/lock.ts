import { join } from 'node:path'
import type { Addresses } from '../platform/db/addresses.ts'
import { holder } from '../platform/process/lock-file.mjs'
import { OperatorError } from '../platform/process/operator-error.ts'
import { addressesOf, recall } from './memory.ts'

/** Raised when another live process runs the database of this data folder. `url` is its site's address, if the lock file has one. */
export class AlreadyRunning extends OperatorError {
  readonly pid: number
  readonly url: string | undefined

  constructor(dataDir: string, { pid, url }: { pid: number; url?: string }) {
    super(`O portal já está rodando com os dados de ${dataDir} (processo ${pid})${url ? `, em ${url}` : ''}.`)
    this.name = 'AlreadyRunning'
    this.pid = pid
    this.url = url
  }
}

/** The path of a data folder's lock file; the process that runs its database holds it. */
export const lockOf = (dataDir: string) => join(dataDir, 'portal.lock')

/** The addresses of the embedded database that another process runs on this data folder; null when none runs. */
export function runningPostgres(dataDir: string): Addresses | null {
  const memory = recall(dataDir)
  return holder(lockOf(dataDir)) && memory?.port ? addressesOf(memory, memory.port) : null
}
