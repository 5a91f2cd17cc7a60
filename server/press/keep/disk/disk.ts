import type { Log } from '../../print/printer.ts'
import type { Bookmark } from '../change-log.ts'
import type { Stored } from './record.ts'
import { DiskShelf } from './shelf.ts'
import { type Slot, takeSlot } from './slot.ts'

/** After a failed write, e.g. on a full disk, no further one for so long. */
const REST_MS = 10 * 60_000

export interface DiskOptions {
  /** Where the pages of all processes lie. */
  folder: string
  limitInBytes: number
  /** What else than the news pages are made from: build, settings. Pages of another version are dropped. */
  version: string
  log: Log
}

/** Pages on disk, and what goes wrong with disks: nothing here raises, and without a disk the press only has more to print. */
export interface Disk {
  /** How far the process that wrote what is here had heard. */
  readonly bookmark: Bookmark | null
  readonly bytes: number
  readonly size: number
  find(address: string): Promise<Stored | null>
  /** Writes down how far this process has heard, and then pages that are true up to there. */
  keep(bookmark: Bookmark, pages: readonly Stored[]): Promise<void>
  /** Drops everything. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** Opens the disk for this process. Null, and a warning, when there is none to write on. */
export async function openDisk({ folder, limitInBytes, version, log }: DiskOptions): Promise<Disk | null> {
  let slot: Slot | null = null
  try {
    slot = await takeSlot(folder, version)
    if (!slot) throw new Error('too many processes on one data folder')
    const shelf = new DiskShelf(slot.folder, limitInBytes)
    await shelf.load()
    return guarded(slot, shelf, log)
  } catch (error) {
    slot?.release()
    log.warn({ err: error, folder }, 'pages are not kept on disk')
    return null
  }
}

function guarded(slot: Slot, shelf: DiskShelf, log: Log): Disk {
  let resting = 0
  let warned = false
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (Date.now() < resting) return
    try {
      await work()
      warned = false
    } catch (error) {
      resting = Date.now() + REST_MS
      if (!warned) log.warn({ err: error, folder: slot.folder }, 'pages could not be written to disk')
      warned = true
      // What was half written is useless, and a full disk has more use for the room than we have.
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
    // Out of memory's list they are gone at once; files that cannot be removed are dropped at the next start.
    clear: () =>
      shelf.clear().catch(error => log.warn({ err: error, folder: slot.folder }, 'pages could not be removed')),
    async close() {
      await shelf.close().catch(() => {})
      slot.release()
    },
  }
}
