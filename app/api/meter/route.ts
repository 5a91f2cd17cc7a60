import { serve } from '#server/platform/door/route.ts'
import { receiveMetered } from '#server/subscriptions/meter/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(receiveMetered)
