import { sitemapPart } from '#server/seo/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  return sitemapPart((await params).file)
}
