import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '#server/platform/process/env.ts'

/** The ledger's name in DATA_DIR and in BACKUP_DIR. */
export const ledgerName = 'erasures.log'

const erasure = z.object({
  /** The erased account's id. */
  account: z.uuid(),
  at: z.iso.datetime(),
  /** Whether its articles keep the byline. */
  byline: z.boolean(),
})
export type Erasure = z.output<typeof erasure>

/**
 * Adds an erasure to the ledger in DATA_DIR, and beside the backups when BACKUP_DIR is set: ids and dates, nothing that names a person. A
 * restore reads it and erases again, since a backup holds who was erased after it. Raises when a folder cannot be written.
 */
export async function noteErasure(entry: Erasure): Promise<void> {
  const { DATA_DIR, BACKUP_DIR } = env()
  for (const folder of [DATA_DIR, ...(BACKUP_DIR ? [BACKUP_DIR] : [])]) await appendErasures(folder, [entry])
}

/** Adds entries to the ledger of a folder. */
export async function appendErasures(folder: string, entries: readonly Erasure[]): Promise<void> {
  if (entries.length === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lines = entries.map(entry => `${JSON.stringify(entry)}\n`).join('')
  await appendFile(join(folder, ledgerName), lines, { mode: 0o600, flush: true })
}

/** The erasures of some ledger files, each account once, by its newest entry. Missing files count as empty; a cut line is skipped. */
export async function readErasures(files: readonly string[]): Promise<Erasure[]> {
  const found = new Map<string, Erasure>()
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '')
    for (const line of text.split('\n')) {
      const entry = erasureIn(line)
      const known = entry && found.get(entry.account)
      if (entry && (!known || known.at <= entry.at)) found.set(entry.account, entry)
    }
  }
  return [...found.values()]
}

function erasureIn(line: string): Erasure | null {
  try {
    return erasure.parse(JSON.parse(line))
  } catch {
    return null
  }
}
