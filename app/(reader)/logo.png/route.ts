import { siteMark } from '#server/sharing/http.ts'

export const dynamic = 'force-dynamic'
export const GET = () => siteMark()
