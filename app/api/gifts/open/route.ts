import { serve } from '#server/platform/door/route.ts'
import { receiveOpening } from '#server/subscriptions/gifts/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(receiveOpening)
