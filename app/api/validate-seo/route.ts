import { serve } from '#server/platform/door/route.ts'
import { postValidation } from '#server/seo/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(postValidation)
