import { sendEmbed } from '#server/articles/reading/http.ts'

export async function GET(request: Request, { params }: { params: Promise<{ id: string; place: string }> }) {
  const { id, place } = await params
  return sendEmbed(id, place, new URL(request.url).searchParams.get('previa'))
}
