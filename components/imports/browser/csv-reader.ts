import { limits } from '#lib/limits.ts'
import { messageFor } from '#lib/messages.ts'
import type { BatchAnswer } from '#lib/schemas/imports.ts'
import type { Question, WorkerAnswer } from './csv-worker.ts'
import { type Destination, type Holdup, ImportRefused } from './send-batches.ts'
import type { ChosenFile } from './state.ts'

/** Why a file cannot be imported: the title and the text of a toast. */
export interface Unreadable {
  title: string
  message: string
}

const invalid = (message: string): Unreadable => ({ title: 'Arquivo inválido', message })

/** Reads the chosen files once, in a worker. `onFile` gets the name of each as it begins. Gives the first problem instead when there is one. */
export async function readFiles(files: File[], onFile: (name: string) => void): Promise<ChosenFile[] | Unreadable> {
  const chosen: ChosenFile[] = []
  for (const file of files) {
    if (!file.name.toLowerCase().endsWith('.csv'))
      return invalid('Só arquivos .csv entram por aqui. Os outros entram por “Importar do WordPress ou do Ghost”.')
    if (file.size > limits.import.browserBytes)
      return { title: 'Arquivo muito grande', message: 'O arquivo deve ter no máximo 100MB.' }
    onFile(file.name)
    const worker = startWorker()
    const answer = await ask(worker, { kind: 'inspect', file }).finally(() => worker.terminate())
    if (answer.kind === 'refused')
      return {
        title: answer.code === 'import_columns_missing' ? 'Campos obrigatórios ausentes' : 'Arquivo inválido',
        message: answer.message,
      }
    if (answer.kind !== 'inspected' || answer.records === 0)
      return invalid(messageFor({ code: 'import_file_empty', params: {} }))
    const { records, encoding, preview } = answer
    chosen.push({ file, fingerprint: await fingerprintOf(file), records, encoding, preview })
  }
  const twice = chosen.find(({ fingerprint }, at) => chosen.findIndex(each => each.fingerprint === fingerprint) < at)
  return twice ? invalid(`O arquivo ${twice.file.name} foi escolhido duas vezes.`) : chosen
}

/** A file that cannot be read to its end any more: it was moved, changed, or is torn. Its message is a sentence. */
export class FileUnreadable extends Error {}

interface SendFileOptions {
  to: Destination
  /** The records that are written already. */
  from: number
  signal: AbortSignal
  onAnswer: (answer: BatchAnswer, sent: number) => void
  onHoldup: (holdup: Holdup | null) => void
  onRefused: (sentence: string) => void
}

/**
 * Sends the rows of a file in batches, in a worker, until all have an answer. Raises ImportRefused, FileUnreadable, and the
 * signal's reason when it is stopped.
 */
export async function sendRows(
  { file, encoding }: ChosenFile,
  { to, from, signal, onAnswer, onHoldup, onRefused }: SendFileOptions,
): Promise<void> {
  signal.throwIfAborted()
  const worker = startWorker()
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  const told = (answer: WorkerAnswer) => {
    if (answer.kind === 'answered') onAnswer(answer.answer, answer.sent)
    if (answer.kind === 'held_up') onHoldup(answer.holdup)
    if (answer.kind === 'batch_refused') onRefused(answer.sentence)
  }
  const end = await Promise.race([stopped, ask(worker, { kind: 'send', file, encoding, from, to }, told)]).finally(() =>
    worker.terminate(),
  )
  if (end.kind === 'refused_there') throw new ImportRefused(end.error)
  if (end.kind === 'refused') throw new FileUnreadable(end.message)
}

const startWorker = () => new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })

/** Asks a worker. Gives its last answer; `onProgress` gets those before it. Raises when the worker cannot be started. */
function ask(worker: Worker, question: Question, onProgress?: (answer: WorkerAnswer) => void): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'answered' || data.kind === 'held_up' || data.kind === 'batch_refused') onProgress?.(data)
      else resolve(data)
    }
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage(question)
  })
}

const edgeBytes = 256 * 1024

/**
 * A file's length with a checksum (FNV-1a) of its beginning and end: enough to know it again, without reading a hundred megabytes into memory. The
 * browser's own hashes need HTTPS, which a house in a local network may not have.
 */
async function fingerprintOf(file: File): Promise<string> {
  const edges = new Uint8Array(await new Blob([file.slice(0, edgeBytes), file.slice(-edgeBytes)]).arrayBuffer())
  let sum = 0x811c9dc5
  for (const byte of edges) sum = Math.imul(sum ^ byte, 0x01000193)
  return `${file.size}-${(sum >>> 0).toString(16)}`
}
