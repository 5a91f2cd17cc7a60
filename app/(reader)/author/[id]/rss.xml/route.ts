import { authorFeed } from '#server/articles/reading/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/author/[id]/rss.xml'>) {
  return authorFeed((await params).id)
}
