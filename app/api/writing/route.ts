import { receiveWriting } from '#server/articles/writing/http.ts'

export const POST = receiveWriting
