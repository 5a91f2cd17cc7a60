import { adFrame } from '#server/ads/http.ts'

export const GET = async (request: Request, { params }: { params: Promise<{ slot: string }> }) =>
  adFrame(request, (await params).slot)
