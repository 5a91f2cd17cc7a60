import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#server/platform/process/env.ts'

/** The folder of finished exports: not among the uploads, so that no backup holds them. */
const folder = (): string => join(/* turbopackIgnore: true */ env().DATA_DIR, 'exports')

/** The file of an export, by its request's id. */
export const exportName = (id: string): string => `${id}.zip`

/** The path of an export's file, in a folder that exists. */
export async function exportPath(id: string): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  return join(folder(), exportName(id))
}

/** The bytes of an export's file. */
export const readExport = (id: string): AsyncIterable<Uint8Array> => createReadStream(join(folder(), exportName(id)))

/** Deletes the files of exports, half-written ones too. */
export async function removeExports(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const end of ['', '.part']) await rm(join(folder(), exportName(id) + end), { force: true })
  }
}

/** Deletes every file in the folder whose export may no longer be downloaded. */
export async function removeExportsBut(ids: readonly string[]): Promise<void> {
  const kept = new Set(ids.flatMap(id => [exportName(id), `${exportName(id)}.part`]))
  for (const name of await readdir(folder()).catch(() => [])) {
    if (!kept.has(name)) await rm(join(folder(), name), { force: true })
  }
}
