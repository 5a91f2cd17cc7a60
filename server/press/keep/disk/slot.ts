import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holder, release, take } from '#server/platform/process/lock-file.mjs'
import type { Bookmark } from '../change-log.ts'

/** More processes than this on one data folder keep their pages in memory only. */
const SLOTS = 16
/** A slot that no process took for so long is not coming back. */
const FORGOTTEN_MS = 24 * 3_600_000

/** What stands beside the pages: by which build they were made, and how far that process had heard. */
interface Note {
  version: string
  bookmark: Bookmark | null
}

/** A folder of pages that this process alone uses: processes on one data folder each take their own, and after a restart one of those. */
export interface Slot {
  folder: string
  /** How far the process before had heard; null when its pages are not ours to use. */
  bookmark: Bookmark | null
  /** Notes how far this one has heard. */
  note(bookmark: Bookmark): Promise<void>
  release(): void
}

/** Takes the first free slot under a folder and empties it when it is of another version. Null when all are taken. Raises what the file
 * system raises. */
export async function takeSlot(parent: string, version: string): Promise<Slot | null> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  for (let number = 1; number <= SLOTS; number++) {
    const folder = join(parent, String(number))
    const lock = `${folder}.lock`
    if (take(lock)) continue
    try {
      const slot = await openSlot(folder, version, () => release(lock))
      await sweep(parent)
      return slot
    } catch (error) {
      release(lock)
      throw error
    }
  }
  return null
}

async function openSlot(folder: string, version: string, giveBack: () => void): Promise<Slot> {
  const file = join(folder, 'note.json')
  const known = await readFile(file, 'utf8').then(
    text => readNote(text),
    () => null,
  )
  const bookmark = known?.version === version ? known.bookmark : null
  if (bookmark === null) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    folder,
    bookmark,
    async note(newest) {
      const aside = `${file}.new`
      await writeFile(aside, JSON.stringify({ version, bookmark: newest } satisfies Note), { mode: 0o600 })
      await rename(aside, file)
    },
    release: giveBack,
  }
}

function readNote(text: string): Note | null {
  try {
    return JSON.parse(text) as Note
  } catch {
    return null
  }
}

/** Removes the pages of processes that have not been here for a day. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!/^\d+$/.test(name)) continue
    const folder = join(parent, name)
    const lock = `${folder}.lock`
    const { mtimeMs } = await stat(join(folder, 'note.json')).catch(() => stat(folder))
    if (Date.now() - mtimeMs < FORGOTTEN_MS || holder(lock) || take(lock)) continue
    await rm(folder, { recursive: true, force: true })
    release(lock)
  }
}
