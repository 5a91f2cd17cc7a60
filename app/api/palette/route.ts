import { getPalette } from '#server/palette/http.ts'
import { serve } from '#server/platform/door/route.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getPalette)
