import { siteIcon } from '#server/sharing/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/icone/[file]'>) {
  return siteIcon((await params).file)
}
