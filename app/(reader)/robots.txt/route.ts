import { robotsFile } from '#server/site/http.ts'

export const dynamic = 'force-dynamic'
export const GET = () => robotsFile()
