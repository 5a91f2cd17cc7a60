import { limits } from '#lib/limits.ts'
import { messageFor } from '#lib/messages.ts'
import type { Question, WorkerAnswer } from './csv-worker.ts'
import type { RowBatch } from './send-batches.ts'
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
      return invalid('Só arquivos .csv entram por aqui. Os outros entram por “Importar no servidor”.')
    if (file.size > limits.import.browserBytes)
      return { title: 'Arquivo muito grande', message: 'O arquivo deve ter no máximo 100MB.' }
    onFile(file.name)
    const worker = startWorker()
    const answer = await ask(worker, { kind: 'inspect', file })
    worker.terminate()
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

/** The rows of a file from a number on, in batches. The worker is a batch ahead of the caller, no more. */
export async function* batchesOf({ file, encoding }: ChosenFile, from: number): AsyncGenerator<RowBatch> {
  const worker = startWorker()
  try {
    let coming = ask(worker, { kind: 'open', file, encoding, from })
    for (;;) {
      const answer = await coming
      if (answer.kind === 'refused') throw new Error(answer.message)
      if (answer.kind !== 'batch') return
      coming = ask(worker, { kind: 'next' })
      yield answer
    }
  } finally {
    worker.terminate()
  }
}

const startWorker = () => new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })

function ask(worker: Worker, question: Question): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data)
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
