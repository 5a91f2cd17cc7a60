import { Store } from '../keep/store.ts'
import { finish, type Page, weigh } from '../page/page.ts'
import { commonHeaders } from '../page/security.ts'
import type { Site } from '../request/visitor.ts'

/** Uploaded pictures, sent without Next. */
export interface Pictures {
  /** The finished picture at a request target. Null if there is none, undefined if the target is no picture's address. */
  find(target: string): Promise<Page | null> | undefined
}

export interface PicturesOptions {
  /** Reads a rendition by the folder and file name in its address; null if there is none. */
  read(folder: string, name: string): Promise<Buffer | null>
  site: Site
  limitInBytes?: number
}

const ADDRESS = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,4}\.(?:webp|jpg))$/
const DEFAULT_LIMIT = 8 * 1024 * 1024
/** How long a removed picture may still be sent from memory. Browsers keep their copies. */
const LIFE_MS = 60_000

/** Serves pictures and holds the lately requested ones in memory. */
export function openPictures({ read, site, limitInBytes = DEFAULT_LIMIT }: PicturesOptions): Pictures {
  const held = new Store<{ page: Page; keys: []; bytes: number; expires: number; volatile: false }>(limitInBytes)
  const lines = [
    ...['cache-control', 'public, max-age=31536000, immutable', ...commonHeaders(site)],
    ...['content-security-policy', "default-src 'none'; sandbox"],
  ]

  const loading = new Map<string, Promise<Page | null>>()

  /** One reading for all that request a picture at the same time. */
  function loadOnce(target: string, folder: string, name: string): Promise<Page | null> {
    const joined = loading.get(target)
    if (joined) return joined
    const result = load(target, folder, name).finally(() => loading.delete(target))
    loading.set(target, result)
    return result
  }

  async function load(target: string, folder: string, name: string): Promise<Page | null> {
    const body = await read(folder, name)
    if (!body) return null
    const contentType = name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp'
    const page = await finish({ status: 200, keys: [], life: 0, contentType, lines, body })
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
  }
}
