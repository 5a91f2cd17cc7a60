import { serve } from '#server/platform/door/route.ts'
import { exportUsers } from '#server/users/export/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(exportUsers)
