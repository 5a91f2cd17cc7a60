import { serve } from '#server/platform/door/route.ts'
import { exportRegister } from '#server/privacy/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(exportRegister)
