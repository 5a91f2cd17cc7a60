import { serve } from '#server/platform/door/route.ts'
import { downloadExport } from '#server/privacy/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(downloadExport)
