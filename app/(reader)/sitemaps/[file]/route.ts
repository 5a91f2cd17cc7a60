import { sitemapPart } from '#server/sitemaps/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  return sitemapPart((await params).file)
}
