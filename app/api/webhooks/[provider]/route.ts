import { serve } from '#server/platform/door/route.ts'
import { receiveNotification } from '#server/subscriptions/webhooks/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(receiveNotification)
