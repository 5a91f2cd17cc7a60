import { indexNowKeyFile } from '#server/announcing/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/indexnow/[key]'>) {
  return indexNowKeyFile((await params).key)
}
