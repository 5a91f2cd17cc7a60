import { serve } from '#server/platform/door/route.ts'
import { receiveReport } from '#server/reports/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(receiveReport)
