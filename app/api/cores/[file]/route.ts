import { accentSheetFile } from '#server/site/http.ts'

export async function GET(_request: Request, { params }: RouteContext<'/api/cores/[file]'>) {
  return accentSheetFile((await params).file)
}
