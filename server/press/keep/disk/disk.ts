import type { Log } from '../../print/printer.ts'
import type { Bookmark } from '../change-log.ts'
import type { Stored } from './record.ts'
import { DiskShelf } from './shelf.ts'
import { type Slot, takeSlot } from './slot.ts'

/** Pause after a failed write, e.g. on a full disk. */
const PAUSE_MS = 10 * 60_000

export interface DiskOptions {
  /** The folder for the pages of all processes. */
  folder: string
  limitInBytes: number
  /** The version of build and settings (`version.ts`). Pages of another version are dropped. */
  version: string
  log: Log
}

/** Pages on disk. Its methods log errors and do not raise them: without a disk the press still works and only prints more. */
export interface Disk {
  /** The bookmark of the process that wrote the pages. */
  readonly bookmark: Bookmark | null
  readonly bytes: number
  readonly size: number
  find(address: string): Promise<Stored | null>
  /** Stores the bookmark, then writes pages that are valid up to it. */
  keep(bookmark: Bookmark, pages: readonly Stored[]): Promise<void>
  /** Removes all pages. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** Opens the disk for this process. Null, with a warning in the log, if the folder cannot be written to or has no free slot. */
export async function openDisk({ folder, limitInBytes, version, log }: DiskOptions): Promise<Disk | null> {
  let slot: Slot | null = null
  try {
    slot = await takeSlot(folder, version)
    if (!slot) throw new Error('too many processes on one data folder')
    const shelf = new DiskShelf(slot.folder, limitInBytes)
    await shelf.load()
    return loggingErrors(slot, shelf, log)
  } catch (error) {
    slot?.release()
    log.warn({ err: error, folder }, 'pages are not kept on disk')
    return null
  }
}

function loggingErrors(slot: Slot, shelf: DiskShelf, log: Log): Disk {
  let pausedUntil = 0
  let warned = false
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (Date.now() < pausedUntil) return
    try {
      await work()
      warned = false
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS
      if (!warned) log.warn({ err: error, folder: slot.folder }, 'pages could not be written to disk')
      warned = true
      // Half-written pages are useless, and a full disk needs the space for more important files.
      await shelf.clear().catch(() => {})
    }
  }
  return {
    bookmark: slot.bookmark,
    get bytes() {
      return shelf.bytes
    },
    get size() {
      return shelf.size
    },
    find: address => shelf.find(address),
    keep: (bookmark, pages) =>
      attempt(async () => {
        await slot.note(bookmark)
        await shelf.keep(pages)
      }),
    // The positions in memory are gone at once. Files that cannot be removed are removed at the next start.
    clear: () =>
      shelf.clear().catch(error => log.warn({ err: error, folder: slot.folder }, 'pages could not be removed')),
    async close() {
      await shelf.close().catch(() => {})
      slot.release()
    },
  }
}
