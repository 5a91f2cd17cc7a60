import { receiveReport } from '#server/reports/http.ts'

export const POST = receiveReport
