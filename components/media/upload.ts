import { messageFor } from '#lib/messages.ts'
import { smallerPicture } from './smaller-picture.ts'

export interface UploadedPicture {
  id: string
  src: string
  width: number
  height: number
}

/** The reason why a picture was refused, in a sentence; `signedOut` when signing in again may help. */
export interface UploadRefusal {
  message: string
  signedOut: boolean
}

export type UploadResult = { picture: UploadedPicture } | { refusal: UploadRefusal } | { cancelled: true }

interface UploadOptions {
  /** Receives the number of bytes to send, once it is known. */
  onSize: (size: number) => void
  /** Receives the number of bytes sent so far. */
  onProgress: (sent: number) => void
  /** Cancels the upload. */
  signal: AbortSignal
  /** Whether it is for the library, where it stays without a use. */
  isKept?: boolean
}

const kinds = ['image/jpeg', 'image/png', 'image/webp']
const refuse = (message: string, signedOut = false): UploadResult => ({ refusal: { message, signedOut } })

/**
 * Uploads a picture and reports the progress; one that is too large is made smaller before. Never raises: errors are in the result. The server
 * repeats every check.
 */
export async function uploadPicture(chosen: File, { onSize, ...options }: UploadOptions): Promise<UploadResult> {
  if (!kinds.includes(chosen.type)) return refuse(messageFor({ code: 'upload_not_an_image', params: {} }))
  const file = await smallerPicture(chosen)
  if (options.signal.aborted) return { cancelled: true }
  if (!file) return refuse(messageFor({ code: 'upload_too_large', params: {} }))
  onSize(file.size)
  const { onProgress } = options
  // The multipart envelope adds bytes that do not belong to the file.
  return send('file', file, { ...options, onProgress: sent => onProgress(Math.min(sent, file.size)) })
}

/** Asks the server to fetch a picture of another site and to store it. Never raises: errors are in the result. */
export const uploadAddress = (address: string): Promise<UploadResult> => send('address', address)

function send(
  name: 'file' | 'address',
  value: File | string,
  { onProgress, signal, isKept = false }: Partial<Omit<UploadOptions, 'onSize'>> = {},
): Promise<UploadResult> {
  const body = new FormData()
  body.set(name, value)
  if (isKept) body.set('kept', 'true')
  // fetch reports no upload progress.
  const request = new XMLHttpRequest()
  request.open('POST', '/api/uploads')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded }) => onProgress?.(loaded)
  signal?.addEventListener('abort', () => request.abort())
  return new Promise(resolve => {
    const failed = () => resolve(refuse(messageFor({ code: 'upload_failed', params: {} })))
    request.onerror = failed
    request.onabort = () => resolve({ cancelled: true })
    request.onload = () => {
      if (request.status === 201) return resolve({ picture: request.response })
      const message: unknown = request.response?.message
      if (typeof message !== 'string') return failed()
      resolve(refuse(message, request.status === 401))
    }
    request.send(body)
  })
}
