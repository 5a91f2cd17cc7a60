import { receiveUpload } from '#server/media/http.ts'

export const POST = receiveUpload
