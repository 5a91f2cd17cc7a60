import { newsSitemapFile } from '#server/articles/http.ts'

export const dynamic = 'force-dynamic'
export const GET = () => newsSitemapFile()
