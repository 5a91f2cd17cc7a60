import { exportReports } from '#server/reports/export/http.ts'

export const GET = exportReports
