import type { DetailedError, Upload } from 'tus-js-client'

/** Bytes of one request: on a bad line little is sent twice. */
const chunkBytes = 4 * 1024 * 1024

export interface SendFileOptions {
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/**
 * Sends a file in parts and gives its id at the server. A part that fails is tried again with growing waits; a file that was begun earlier in
 * this browser goes on where it ended. Raises when the server refuses, and when it is stopped.
 */
export async function sendFile(file: File, { onProgress, signal }: SendFileOptions): Promise<string> {
  const tus = await import('tus-js-client')
  return new Promise((resolve, reject) => {
    const upload: Upload = new tus.Upload(file, {
      endpoint: '/api/import/arquivos',
      chunkSize: chunkBytes,
      retryDelays: [0, 1_000, 3_000, 10_000, 30_000, 60_000],
      metadata: { filename: file.name },
      removeFingerprintOnSuccess: true,
      onProgress,
      onError: reject,
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

/** The sentence with which the server refused a part of a file; null without one. */
export function refusalIn(error: unknown): string | null {
  try {
    const { message } = JSON.parse((error as DetailedError).originalResponse?.getBody() ?? '')
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}
