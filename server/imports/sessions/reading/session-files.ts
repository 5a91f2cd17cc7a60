import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { DomainError } from '#lib/errors.ts'
import type { ImportFormat, Source } from '#lib/imports/post.ts'
import { encodingOf, textOf } from '#lib/imports/text.ts'
import { env } from '#server/platform/process/env.ts'
import { openSource } from '../../formats/open-source.ts'
import { type Gathered, gatherAll } from '../../wxr/gather.ts'

/** A file of a session, and where it lies. */
export interface SessionFile {
  id: string
  name: string
  place: string
  format: ImportFormat
}

/** What the exports of WordPress in a session tell of their sites, by the ids of their files. */
export type GatheredFiles = ReadonlyMap<string, Gathered>

/** Where a file lies on this machine. */
export const pathOf = (place: string) => (isAbsolute(place) ? place : join(env().DATA_DIR, 'imports', place))

/** The bytes of a file. Raises import_file_gone. */
async function* bytesOf({ name, place }: SessionFile): AsyncGenerator<Uint8Array> {
  const path = pathOf(place)
  await access(path).catch(() => {
    throw new DomainError('import_file_gone', { params: { name } })
  })
  yield* createReadStream(path, { highWaterMark: 256 * 1024 })
}

/** Reads the exports of WordPress among all files of a session, those that are imported already too. Raises import_only_pictures or import_empty. */
export const gatherFiles = (files: readonly SessionFile[]): Promise<GatheredFiles> =>
  gatherAll(
    files
      .filter(({ format }) => format === 'wxr')
      .map(file => ({
        id: file.id,
        async *text() {
          yield* textOf(
            () => bytesOf(file),
            await encodingOf(() => bytesOf(file)),
            () => {},
          )
        },
      })),
  )

/** Opens a file of a session. Raises import_file_gone, and as `openSource`. */
export const openFile = (file: SessionFile, gathered: GatheredFiles): Promise<Source> =>
  openSource(() => bytesOf(file), file.name, file.format, gathered.get(file.id))
