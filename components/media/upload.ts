import { limits } from '#lib/limits.ts'
import { messageFor } from '#lib/messages.ts'

export interface UploadedPicture {
  id: string
  src: string
  width: number
  height: number
}

/** Why a picture was not taken, in a sentence; `signedOut` when signing in again may help. */
export interface UploadRefusal {
  message: string
  signedOut: boolean
}

export type UploadResult = { picture: UploadedPicture } | { refusal: UploadRefusal }

const kinds = ['image/jpeg', 'image/png', 'image/webp']
const refuse = (message: string, signedOut = false): UploadResult => ({ refusal: { message, signedOut } })

/** Sends a picture and tells how far it is, from 0 to 1. Never raises; the server checks again what is checked here. */
export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<UploadResult> {
  if (!kinds.includes(file.type))
    return Promise.resolve(refuse(messageFor({ code: 'upload_not_an_image', params: {} })))
  if (file.size > limits.image.maxBytes) {
    return Promise.resolve(refuse(messageFor({ code: 'upload_too_large', params: {} })))
  }
  const body = new FormData()
  body.set('file', file)
  // fetch tells nothing of how far a body is sent.
  const request = new XMLHttpRequest()
  request.open('POST', '/api/uploads')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  return new Promise(resolve => {
    const failed = () => resolve(refuse(messageFor({ code: 'upload_failed', params: {} })))
    request.onerror = failed
    request.onload = () => {
      if (request.status === 201) return resolve({ picture: request.response })
      const message: unknown = request.response?.message
      if (typeof message !== 'string') return failed()
      resolve(refuse(message, request.status === 401))
    }
    request.send(body)
  })
}
