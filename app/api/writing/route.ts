import { receiveWriting } from '#server/writing/http.ts'

export const POST = receiveWriting
