import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { finish, type Page } from '../page/page.ts'
import { commonHeaders } from '../page/security.ts'
import type { Site } from '../request/visitor.ts'

/** Files of the build: styles, fonts, scripts, icons. */
export interface Files {
  /** The finished file at a request target. Undefined if there is none, or if it is over 1 MB and not held in memory. */
  find(target: string): Promise<Page> | undefined
}

/** A folder of files and the address under which they are served. */
export interface FileFolder {
  folder: string
  under: string
  /** Whether the content at an address never changes, so that browsers may keep it without asking again. */
  immutable: (path: string) => boolean
}

const LARGEST = 1024 * 1024
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=3600'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Lists the files of some folders. Reads and encodes each file at its first request and holds it from then on: files change only with a new
 * build, and then the process restarts. Next serves file types that are not listed here. */
export async function openFiles(folders: readonly FileFolder[], site: Site): Promise<Files> {
  const sources = new Map<string, { path: string; cacheControl: string }>()
  for (const { folder, under, immutable } of folders) {
    for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
      const path = join(folder, name)
      const address = `${under}/${name.replaceAll('\\', '/')}`
      const { size } = await stat(path)
      if (!TYPES[extname(name)] || size > LARGEST) continue
      sources.set(address, { path, cacheControl: immutable(address) ? IMMUTABLE : REVALIDATED })
    }
  }
  const finished = new Map<string, Promise<Page>>()
  return {
    find(target) {
      const cut = target.indexOf('?')
      const address = decoded(cut < 0 ? target : target.slice(0, cut))
      const source = sources.get(address)
      if (!source) return undefined
      const known = finished.get(address)
      if (known) return known
      const page = finishFile(source.path, ['cache-control', source.cacheControl, ...commonHeaders(site)])
      finished.set(address, page)
      page.catch(() => finished.delete(address))
      return page
    },
  }
}

async function finishFile(path: string, lines: string[]): Promise<Page> {
  const contentType = TYPES[extname(path)] ?? 'application/octet-stream'
  return finish({ status: 200, keys: [], life: 0, body: await readFile(path), contentType, lines })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
