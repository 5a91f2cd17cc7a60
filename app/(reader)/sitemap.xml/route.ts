import { sitemapFile } from '#server/articles/http.ts'

export const dynamic = 'force-dynamic'
export const GET = () => sitemapFile()
