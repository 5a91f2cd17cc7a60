import { sendFile } from '#server/imports/files/http.ts'
import { serve } from '#server/platform/door/route.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(sendFile)
