import { sendPicture } from '#server/media/http.ts'

export async function GET(_: Request, { params }: { params: Promise<{ id: string; file: string }> }) {
  const { id, file } = await params
  return sendPicture(id, file)
}
