import { adsTxt } from '#server/ads/http.ts'

export const GET = adsTxt
