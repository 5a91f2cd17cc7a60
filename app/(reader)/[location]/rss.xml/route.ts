import { cityFeed } from '#server/articles/reading/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/[location]/rss.xml'>) {
  return cityFeed((await params).location)
}
