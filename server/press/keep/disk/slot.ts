import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holder, release, take } from '#server/platform/process/lock-file.mjs'
import type { Bookmark } from '../change-log.ts'

/** Slots of one data folder. Further processes keep their pages in memory only. */
const SLOTS = 16
/** A slot that no process used for this long is removed. */
const ABANDONED_MS = 24 * 3_600_000

/** The content of `note.json`: the version that made the pages, and the process's bookmark. */
interface Note {
  version: string
  bookmark: Bookmark | null
}

/** A folder of pages that only this process uses. Each process on a data folder takes its own slot; a restarted process takes a free one. */
export interface Slot {
  folder: string
  /** The previous process's bookmark; null if its pages cannot be used. */
  bookmark: Bookmark | null
  /** Stores this process's bookmark. */
  note(bookmark: Bookmark): Promise<void>
  release(): void
}

/** Takes the first free slot in a folder, and empties it if its pages are of another version. Null if all slots are taken. Raises file system
 * errors. */
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

/** Removes the slots that no process used for a day. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!/^\d+$/.test(name)) continue
    const folder = join(parent, name)
    const lock = `${folder}.lock`
    const { mtimeMs } = await stat(join(folder, 'note.json')).catch(() => stat(folder))
    if (Date.now() - mtimeMs < ABANDONED_MS || holder(lock) || take(lock)) continue
    await rm(folder, { recursive: true, force: true })
    release(lock)
  }
}
