import { serve } from '#server/platform/door/route.ts'
import { exportRevenue } from '#server/subscriptions/revenue/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(exportRevenue)
