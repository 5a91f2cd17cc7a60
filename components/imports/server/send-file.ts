import type { DetailedError, Upload } from 'tus-js-client'

/** Bytes of one request: on a bad line little is sent twice. */
const chunkBytes = 4 * 1024 * 1024

export interface SendFileOptions {
  onProgress: (sent: number) => void
  /** Called with a sentence when a part has to wait for the network, the server or a new sign-in, and with null when it arrived. */
  onHoldup: (sentence: string | null) => void
  signal: AbortSignal
}

/**
 * Sends a file in parts and gives its id at the server. A part that does not arrive is tried again until it does, however long the network is away; a
 * file that was begun earlier in this browser goes on where it ended. Raises when the server refuses, and when it is stopped.
 */
export async function sendFile(file: File, { onProgress, onHoldup, signal }: SendFileOptions): Promise<string> {
  const tus = await import('tus-js-client')
  let place: string | null = null
  let tries = 0
  return new Promise((resolve, reject) => {
    const upload: Upload = new tus.Upload(file, {
      endpoint: '/api/import/arquivos',
      chunkSize: chunkBytes,
      retryDelays: [],
      onUploadUrlAvailable: () => {
        place = upload.url
      },
      metadata: { filename: file.name },
      removeFingerprintOnSuccess: true,
      onProgress: sent => {
        tries = 0
        onHoldup(null)
        onProgress(sent)
      },
      onError: async error => {
        if (!mayPass(error)) return reject(error)
        onHoldup(holdupOf(error))
        await backOnline(tries++)
        // tus forgets the place of an upload when it may not ask for it.
        upload.url = place
        if (!signal.aborted) upload.start()
      },
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    })
    signal.addEventListener('abort', () => {
      upload.abort()
      reject(signal.reason)
    })
    const goOn = async () => {
      const [earlier] = await upload.findPreviousUploads()
      if (earlier) upload.resumeFromPreviousUpload(earlier)
      if (!signal.aborted) upload.start()
    }
    goOn().catch(reject)
  })
}

/** Whether a later try may succeed: no answer, a fault of the server, or a session that ended. A file that cannot be read any more asked nobody. */
function mayPass(error: unknown): boolean {
  if (!(error as Partial<DetailedError>).originalRequest) return false
  const status = statusOf(error)
  return status === 0 || status >= 500 || passing.has(status)
}

const passing: ReadonlySet<number> = new Set([401, 409, 423, 429])
const statusOf = (error: unknown) => (error as DetailedError).originalResponse?.getStatus() ?? 0

function holdupOf(error: unknown): string {
  if (statusOf(error) === 401)
    return 'Sua sessão terminou. Entre de novo em outra aba: o envio continua automaticamente.'
  return `${refusalIn(error) ?? 'Sem resposta do servidor.'} O envio continua automaticamente quando der: nada se perde.`
}

const longestWaitMs = 10_000

/** Waits longer from try to try, at most ten seconds, and no longer than until the browser is online again. */
function backOnline(tries: number): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(500 * 2 ** tries, longestWaitMs))
    addEventListener('online', end)
  })
}

/** The sentence with which the server refused a part of a file; null without one. */
export function refusalIn(error: unknown): string | null {
  try {
    const { message } = JSON.parse((error as DetailedError).originalResponse?.getBody() ?? '')
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}
