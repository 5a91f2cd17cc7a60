import { sectionFeed } from '#server/articles/reading/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/editoria/[section]/rss.xml'>) {
  return sectionFeed((await params).section)
}
