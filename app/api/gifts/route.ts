import { serve } from '#server/platform/door/route.ts'
import { receiveGift } from '#server/subscriptions/gifts/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(receiveGift)
