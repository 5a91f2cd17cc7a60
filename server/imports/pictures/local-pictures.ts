import { createReadStream } from 'node:fs'
import { open, readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { DomainError } from '#lib/errors.ts'
import { fileType } from '#lib/imports/files.ts'
import { largestImportedPicture } from '#lib/imports/pictures.ts'
import { openArchive } from './archive/open-archive.ts'
import type { LocalPictures } from './copy.ts'

/** Opens a folder or a zip archive: of `wp-content/uploads`, or of a folder above it. Raises not_found, or the archive's error. */
export async function openLocalPictures(path: string): Promise<LocalPictures> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new DomainError('not_found')
  return found.isDirectory() ? openFolder(path) : openArchive(path)
}

async function openFolder(path: string): Promise<LocalPictures> {
  const roots = [join(path, 'wp-content', 'uploads'), join(path, 'uploads'), path]
  const root = await firstOf(roots, each => realpath(each).catch(() => null))
  if (root === null) throw new DomainError('not_found')
  return {
    async read(name) {
      if (name.includes('\0')) return null
      // Symbolic links are followed first, so that neither they nor dot segments lead out of the folder.
      const file = await firstOf(spellings(name), each => realpath(join(root, each)).catch(() => null))
      if (!file?.startsWith(root + sep)) return null
      const handle = await open(file).catch(() => null)
      if (!handle) return null
      try {
        const facts = await handle.stat()
        if (!facts.isFile()) return null
        if (facts.size > largestImportedPicture) throw new DomainError('upload_too_large')
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },
    async *files() {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name)
        const name = relative(root, path).split(sep).join('/').normalize('NFC')
        if (!entry.isFile() || !fileType(name)) continue
        const { size } = await stat(path)
        yield { name, size, open: async () => createReadStream(path) }
      }
    },
    async close() {},
  }
}

/** A name as it stands in an address, and as macOS writes its accents. */
const spellings = (name: string) => [name, name.normalize('NFC'), name.normalize('NFD')]

async function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Promise<Found | null>) {
  for (const item of items) {
    const found = await find(item)
    if (found !== null) return found
  }
  return null
}
