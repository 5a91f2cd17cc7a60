import { followBanner } from '#server/ads/http.ts'

export const GET = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  followBanner(request, (await params).id)
