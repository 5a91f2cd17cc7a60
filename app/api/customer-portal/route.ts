import { serve } from '#server/platform/door/route.ts'
import { postPortal } from '#server/subscriptions/managing/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(postPortal)
