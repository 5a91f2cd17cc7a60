import { serve } from '#server/platform/door/route.ts'
import { streamSubscription } from '#server/subscriptions/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(streamSubscription)
