import { serve } from '#server/platform/door/route.ts'
import { mercadoPagoWebhook } from '#server/subscriptions/webhooks/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(mercadoPagoWebhook)
