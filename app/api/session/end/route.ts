import { endSession } from '#server/accounts/http.ts'

export const POST = endSession
