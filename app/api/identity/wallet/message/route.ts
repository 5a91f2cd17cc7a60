import { postMessage } from '#server/accounts/identities/wallet/http.ts'
import { serve } from '#server/platform/door/route.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(postMessage)
