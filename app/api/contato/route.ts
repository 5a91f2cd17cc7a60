import { serve } from '#server/platform/door/route.ts'
import { receiveContact } from '#server/support/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(receiveContact)
