import { receiveBeacon } from './audience/http.ts'
import { receiveBounces } from './newsletter/bounces/http.ts'
import { serve } from './platform/door/route.ts'
import type { DirectHandlers } from './press/send/direct.ts'
import { mercadoPagoWebhook, stripeWebhook } from './subscriptions/webhooks/http.ts'

/**
 * The handlers that answer without Next: every page of a crowd reports its opening, and providers of payments and mail send hundreds of notifications at
 * once and wait only seconds for each answer.
 */
export const directHandlers = {
  '/api/beacon': serve(receiveBeacon),
  '/api/newsletter/bounces': serve(receiveBounces),
  '/api/webhooks/mercadopago': serve(mercadoPagoWebhook),
  '/api/webhooks/stripe': serve(stripeWebhook),
} satisfies DirectHandlers
