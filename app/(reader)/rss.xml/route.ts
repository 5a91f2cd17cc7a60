import { rssFeed } from '#server/articles/reading/http.ts'

export const dynamic = 'force-dynamic'
export const GET = () => rssFeed()
