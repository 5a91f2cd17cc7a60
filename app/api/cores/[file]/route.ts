import { accentSheetFile } from '#server/site/accent-sheet.ts'

export async function GET(_request: Request, { params }: RouteContext<'/api/cores/[file]'>) {
  return accentSheetFile((await params).file)
}
