import { serve } from '#server/platform/door/route.ts'
import { exportMessages } from '#server/support/export/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(exportMessages)
