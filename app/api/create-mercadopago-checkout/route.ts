import { serve } from '#server/platform/door/route.ts'
import { postMercadoPagoCheckout } from '#server/subscriptions/checkout/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(postMercadoPagoCheckout)
