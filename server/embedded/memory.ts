import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUPERUSER } from './cluster.ts'
import type { Elsewhere } from './place.ts'

export const DATABASE = 'portal'

/** What the embedded database must remember between starts. */
export interface Memory {
  password: string
  /** Where the cluster is, when it is not in DATA_DIR. */
  elsewhere?: Elsewhere
  /** The port of the last start: the first one to try at the next. */
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

/** Writes it, whole or not at all, for nobody else's eyes. */
export function remember(dataDir: string, memory: Memory): void {
  const unfinished = `${fileIn(dataDir)}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(memory, null, 2), { mode: 0o600 })
  renameSync(unfinished, fileIn(dataDir))
}

/** A password without signs that an address or a statement would have to escape. */
export const newPassword = () => randomBytes(24).toString('hex')

/** The address of the embedded database, or of another database beside it. */
export const addressOf = ({ password }: Memory, port: number, database = DATABASE) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
