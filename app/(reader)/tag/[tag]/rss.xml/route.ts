import { tagFeed } from '#server/articles/reading/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/tag/[tag]/rss.xml'>) {
  return tagFeed((await params).tag)
}
