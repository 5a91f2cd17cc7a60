import { serve } from '#server/platform/door/route.ts'
import { exportCounts } from '#server/shares/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(exportCounts)
