import { editionsFeed } from '#server/newsletter/editions/http.ts'

export const dynamic = 'force-dynamic'
export const GET = () => editionsFeed()
