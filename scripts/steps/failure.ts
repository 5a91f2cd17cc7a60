import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDomainError } from '#lib/errors.ts'
import { messageFor, unexpectedSentence } from '#lib/messages.ts'
import { withOutage } from '#server/platform/door/refusal.ts'
import { errorFields } from '#server/platform/process/log.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'

/**
 * What a terminal says of an error: the sentence of an operator's mistake or of a known error. What a library says goes to `DATA_DIR/erros.log`, under an
 * id that the sentence has.
 */
export function failureSentence(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  if (isDomainError(error)) return Object.values(error.fields)[0] ?? messageFor(error)
  const known = withOutage(error)
  const id = crypto.randomUUID().slice(0, 8)
  const sentence = isDomainError(known) ? `${messageFor(known)} Código do erro: ${id}.` : unexpectedSentence(id)
  return `${sentence} O detalhe está em ${keepDetail(id, error)}.`
}

/** Appends an error to the log of commands, one JSON line. Gives the file's path. */
function keepDetail(errorId: string, error: unknown): string {
  const err = errorFields(error instanceof Error ? error : new Error(String(error)))
  const line = `${JSON.stringify({ time: new Date(), errorId, command: process.argv[1], err })}\n`
  for (const folder of [process.env.DATA_DIR ?? '.data', tmpdir()]) {
    const file = join(folder, 'erros.log')
    try {
      appendFileSync(file, line, { mode: 0o600 })
      return file
    } catch {
      // A folder that does not exist yet, or that nobody may write to.
    }
  }
  return 'nenhum arquivo: nem DATA_DIR nem a pasta temporária aceitam um'
}
