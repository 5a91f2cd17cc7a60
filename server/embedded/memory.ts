import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Addresses } from '../platform/db/addresses.ts'
import { SUPERUSER } from './cluster.ts'
import type { Elsewhere } from './place.ts'

export const DATABASE = 'portal'
/** The role of the running product: it owns nothing. */
export const APPLICATION = 'portal_app'

/** The embedded database's settings between two starts. */
export interface Memory {
  /** The owner's password. */
  password: string
  /** The application's password; unset before its role was made. */
  application?: string
  /** Set when the cluster is outside DATA_DIR. */
  elsewhere?: Elsewhere
  /** The port of the last start; the next start tries it first. */
  port?: number
}

const fileIn = (dataDir: string) => join(dataDir, 'postgres.json')

/** Reads `DATA_DIR/postgres.json`; null when it is missing or unreadable. */
export function recall(dataDir: string): Memory | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
  } catch {
    return null
  }
}

/** Writes `DATA_DIR/postgres.json` in one step, readable by its owner only. */
export function remember(dataDir: string, memory: Memory): void {
  const unfinished = `${fileIn(dataDir)}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(memory, null, 2), { mode: 0o600 })
  renameSync(unfinished, fileIn(dataDir))
}

/** A random password in hex: needs no escaping in a URL or a statement. */
export const newPassword = () => randomBytes(24).toString('hex')

/** The addresses of the embedded database, or of another database in the same cluster. */
export function addressesOf({ password, application }: Memory, port: number, database = DATABASE): Addresses {
  const of = (role: string, secret: string) => `postgresql://${role}:${secret}@127.0.0.1:${port}/${database}`
  const ownerUrl = of(SUPERUSER, password)
  return { url: application ? of(APPLICATION, application) : ownerUrl, ownerUrl }
}
