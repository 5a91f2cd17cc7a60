import { serve } from '#server/platform/door/route.ts'
import { receiveRedirects } from '#server/redirects/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(receiveRedirects)
