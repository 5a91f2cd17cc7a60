import { serve } from '#server/platform/door/route.ts'
import { exportSubscriptions } from '#server/subscriptions/export/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(exportSubscriptions)
