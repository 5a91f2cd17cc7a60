import { newsSitemapFile } from '#server/seo/http.ts'

export const dynamic = 'force-dynamic'
export const GET = () => newsSitemapFile()
