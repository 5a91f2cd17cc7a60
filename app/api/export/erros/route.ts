import { serve } from '#server/platform/door/route.ts'
import { exportReports } from '#server/reports/export/http.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(exportReports)
