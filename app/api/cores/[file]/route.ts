import { serve } from '#server/platform/door/route.ts'
import { accentSheetFile } from '#server/site/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(accentSheetFile)
