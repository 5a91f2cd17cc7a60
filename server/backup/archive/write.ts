import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { seal } from './seal.ts'

const compression = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_checksumFlag]: 1,
}

/** Adds an entry of a known size to the archive, from a stream; one entry at a time. */
export type AddEntry = (name: string, size: number, source: AsyncIterable<Uint8Array>) => Promise<void>

interface Target {
  file: string
  /** Encrypts the archive. */
  key?: string
  signal?: AbortSignal
}

/**
 * Writes an archive, readable by this user alone: under `<file>.part` until it is whole and on the disk, so that no partial file has its
 * name. Gives its bytes. Raises OperatorError when the file exists, or the disk is full or refuses; nothing is left then.
 */
export async function writeArchive(target: Target, fill: (add: AddEntry) => Promise<void>): Promise<number> {
  const { file } = target
  if (existsSync(file)) throw new OperatorError(`${file} já existe: uma cópia nunca é sobrescrita. Escolha outro nome.`)
  const part = `${file}.part`
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const tar = pack()
    const written = writeStages(tar, part, target)
    // The error of the disk or of a stop ends the entry that is being added.
    written.catch(error => tar.destroy(error))
    try {
      await fill((name, size, source) => addEntry(tar, name, size, source))
      tar.finalize()
    } catch (error) {
      tar.destroy(error as Error)
      await written
      throw error
    }
    await written
    await rename(part, file)
    return (await stat(file)).size
  } catch (error) {
    await rm(part, { force: true })
    throw explainDisk(error, dirname(file))
  }
}

function writeStages(tar: Pack, part: string, { key, signal }: Target): Promise<void> {
  const compress = createZstdCompress({ params: compression })
  const disk = createWriteStream(part, { flags: 'w', mode: 0o600, flush: true })
  const source = Readable.from(tar)
  return key ? pipeline(source, compress, seal(key), disk, { signal }) : pipeline(source, compress, disk, { signal })
}

async function addEntry(tar: Pack, name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void> {
  const ended = Promise.withResolvers<void>()
  ended.promise.catch(() => {})
  const entry = tar.entry({ name, size, mode: 0o600 }, error => (error ? ended.reject(error) : ended.resolve()))
  for await (const chunk of source) {
    if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), ended.promise])
  }
  entry.end(null)
  await ended.promise
}

/** An error of the disk as a sentence; any other as it is. */
export function explainDisk(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = {
    ENOSPC: `Não há espaço em ${folder} para a cópia. Libere espaço e tente de novo: nada ficou pela metade.`,
    EDQUOT: `A cota de disco acabou em ${folder}. Libere espaço e tente de novo: nada ficou pela metade.`,
    EACCES: `Este usuário não pode gravar em ${folder}.`,
    EPERM: `Este usuário não pode gravar em ${folder}.`,
    EROFS: `O disco de ${folder} só permite leitura.`,
    ENOTDIR: `${folder} não é uma pasta.`,
    EEXIST: `${folder} não é uma pasta.`,
  }[code]
  return reason ? new OperatorError(reason, { cause: error }) : error
}
