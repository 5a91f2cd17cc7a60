import { askUpload, beginUpload, continueUpload, dropUpload } from '#server/imports/uploads/http.ts'
import { serve } from '#server/platform/door/route.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  askUpload,
  beginUpload,
  continueUpload,
  dropUpload,
)
