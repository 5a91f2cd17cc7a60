import { articlePicture, sitePicture } from '#server/sharing/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/og/[subject]/[file]'>) {
  const { subject, file } = await params
  return subject === 'jornal' ? sitePicture(file) : articlePicture(subject, file)
}
