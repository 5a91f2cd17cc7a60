import { serve } from '#server/platform/door/route.ts'
import { getSubscription } from '#server/subscriptions/managing/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getSubscription)
