import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../platform/process/operator-error.ts'

const PROBE_BYTES = 1 << 20

const sentences: Record<string, (folder: string) => string> = {
  ENOSPC: folder => `O disco está cheio: não há espaço para gravar em ${folder}. Libere espaço e inicie de novo.`,
  EDQUOT: folder => `A cota de disco acabou: não há espaço para gravar em ${folder}. Libere espaço e inicie de novo.`,
  EROFS: folder => `O disco de ${folder} só permite leitura. Monte-o com escrita, ou escolha outra pasta em DATA_DIR.`,
  EACCES: folder =>
    `Este usuário não tem permissão para gravar em ${folder}. Ajuste o dono da pasta, ou escolha outra em DATA_DIR.`,
  EPERM: folder =>
    `Este usuário não tem permissão para gravar em ${folder}. Ajuste o dono da pasta, ou escolha outra em DATA_DIR.`,
  ENOTDIR: folder => `${folder} não pode ser uma pasta: há um arquivo nesse caminho. Escolha outra em DATA_DIR.`,
  EEXIST: folder => `${folder} não pode ser uma pasta: há um arquivo nesse caminho. Escolha outra em DATA_DIR.`,
}

/** The operator's sentence for a disk error; null for any other error. */
export function explainDisk(error: unknown, folder: string): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return sentences[code]?.(folder) ?? null
}

/**
 * Creates the folder if it is missing, and writes and removes a file of one megabyte there. Raises OperatorError when the disk is full
 * or read-only, or the folder belongs to another user.
 */
export async function requireWritable(folder: string): Promise<void> {
  const probe = join(folder, `.gravacao-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    const file = await open(probe, 'wx', 0o600)
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES))
      await file.sync()
    } finally {
      await file.close()
      await rm(probe, { force: true })
    }
  } catch (error) {
    const sentence = explainDisk(error, folder)
    throw sentence ? new OperatorError(sentence, { cause: error }) : error
  }
}
