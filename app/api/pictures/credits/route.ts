import { listCredits } from '#server/media/http.ts'
import { serve } from '#server/platform/door/route.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listCredits)
