import { streamComments } from '#server/comments/http.ts'

export const dynamic = 'force-dynamic'

export const GET = async (_: Request, { params }: { params: Promise<{ id: string }> }) =>
  streamComments((await params).id)
