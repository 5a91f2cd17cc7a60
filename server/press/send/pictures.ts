import { openPictureCache } from '#lib/press.ts'
import { Store } from '../keep/store.ts'
import { finish, type Page, weigh } from '../page/page.ts'
import { commonHeaders } from '../page/security.ts'
import type { Site } from '../request/visitor.ts'

/** Uploaded pictures that everybody may load, sent without Next. */
export interface Pictures {
  /** The finished picture at a request target. Null if there is none for everybody, undefined if the target is no picture's address. */
  find(target: string): Promise<Page | null> | undefined
  /** Something changed: each picture is asked for again, whether it is open. */
  forget(): void
}

export interface PicturesOptions {
  /** Reads a rendition by the folder and file name in its address; null if there is none. */
  read(folder: string, name: string): Promise<Buffer | null>
  /** Whether everybody may load the pictures of a folder. Raises while the database is away. */
  isOpen(folder: string): Promise<boolean>
  site: Site
  limitInBytes?: number
}

const ADDRESS = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,4}\.(?:webp|jpg))$/
const DEFAULT_LIMIT = 8 * 1024 * 1024
/** How long a picture is sent without asking again whether it is open, if no change is heard. Browsers keep their copies. */
const LIFE_MS = 60_000
/** How long an open picture is sent while the database cannot be asked: as long as finished pages (`keep/hearing.ts`). */
const AWAY_MS = 5 * 60_000
const MOST_KNOWN = 5_000

/** Serves pictures and holds the lately requested ones in memory. */
export function openPictures({ read, isOpen, site, limitInBytes = DEFAULT_LIMIT }: PicturesOptions): Pictures {
  const held = new Store<{ page: Page; keys: []; bytes: number; expires: number; volatile: false }>(limitInBytes)
  const lines = [
    ...['cache-control', openPictureCache, ...commonHeaders(site)],
    ...['content-security-policy', "default-src 'none'; sandbox"],
  ]

  const loading = new Map<string, Promise<Page | null>>()
  /** When the database last said that a folder is open. */
  const known = new Map<string, number>()
  let changes = 0

  async function isStillOpen(folder: string): Promise<boolean> {
    try {
      if (!(await isOpen(folder))) return false
    } catch (error) {
      if (Date.now() - (known.get(folder) ?? Number.NEGATIVE_INFINITY) < AWAY_MS) return true
      throw error
    }
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(folder, Date.now())
    return true
  }

  /** One reading for all that request a picture at the same time. */
  function loadOnce(target: string, folder: string, name: string): Promise<Page | null> {
    const joined = loading.get(target)
    if (joined) return joined
    const result = load(target, folder, name).finally(() => loading.delete(target))
    loading.set(target, result)
    return result
  }

  async function load(target: string, folder: string, name: string): Promise<Page | null> {
    const began = changes
    const body = (await isStillOpen(folder)) ? await read(folder, name) : null
    if (!body) return null
    const contentType = name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp'
    const page = await finish({ status: 200, keys: [], life: 0, contentType, lines, body })
    if (began === changes)
      held.set(target, { page, keys: [], bytes: weigh(page), expires: Date.now() + LIFE_MS, volatile: false })
    return page
  }

  return {
    find(target) {
      const [, folder, name] = ADDRESS.exec(target) ?? []
      if (!folder || !name) return undefined
      const page = held.get(target, Date.now())?.page
      return page ? Promise.resolve(page) : loadOnce(target, folder, name)
    },
    forget() {
      changes++
      held.clear()
      known.clear()
      loading.clear()
    },
  }
}
