import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from './process/env.ts'

/** The ledger's name in DATA_DIR and in BACKUP_DIR. */
export const ledgerName = 'erasures.log'

const at = z.iso.datetime()
const entry = z.union([
  /** An erased account, and whether its articles keep the byline. */
  z.strictObject({ account: z.uuid(), at, byline: z.boolean() }),
  /** An account whose owner came back: an erasure of it that was noted and failed is void. */
  z.strictObject({ account: z.uuid(), at, withdrawn: z.literal(true) }),
  /** An erased application to be an author. */
  z.strictObject({ application: z.uuid(), at }),
])
/** A line of the ledger: ids and moments, nothing that names a person. */
export type LedgerEntry = z.output<typeof entry>

/** The account or application that an entry is about. */
export const subjectIdOf = (noted: LedgerEntry): string => ('account' in noted ? noted.account : noted.application)

/**
 * Adds entries to the ledger in DATA_DIR, and beside the backups when BACKUP_DIR is set. A restore reads it and erases again, since a backup holds
 * who was erased after it. Raises when a folder cannot be written.
 */
export async function noteErasures(entries: readonly LedgerEntry[]): Promise<void> {
  const { DATA_DIR, BACKUP_DIR } = env()
  for (const folder of [DATA_DIR, ...(BACKUP_DIR ? [BACKUP_DIR] : [])]) await appendToLedger(folder, entries)
}

/** Adds entries to the ledger of a folder. */
export async function appendToLedger(folder: string, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lines = entries.map(noted => `${JSON.stringify(noted)}\n`).join('')
  await appendFile(join(folder, ledgerName), lines, { mode: 0o600, flush: true })
}

/** The newest entry of each account and application in some ledger files. Missing files count as empty; a cut line is skipped. */
export async function readLedgers(files: readonly string[]): Promise<LedgerEntry[]> {
  const newest = new Map<string, LedgerEntry>()
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '')
    for (const line of text.split('\n')) {
      const noted = entryIn(line)
      const known = noted && newest.get(subjectIdOf(noted))
      if (noted && (!known || known.at <= noted.at)) newest.set(subjectIdOf(noted), noted)
    }
  }
  return [...newest.values()]
}

function entryIn(line: string): LedgerEntry | null {
  try {
    return entry.parse(JSON.parse(line))
  } catch {
    return null
  }
}
