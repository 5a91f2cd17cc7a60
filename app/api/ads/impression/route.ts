import { receiveImpression } from '#server/ads/http.ts'

export const POST = receiveImpression
