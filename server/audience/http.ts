import { isbot } from 'isbot'
import { z } from 'zod'
import { isStaff } from '#lib/actor.ts'
import { now } from '#server/platform/clock.ts'
import { clientAddress, isSameOrigin, readText } from '#server/platform/request.ts'
import { currentActor } from '#server/platform/session.ts'
import { noteView } from './views.ts'

const Beacon = z.object({ article: z.uuid() })

const LONGEST_BODY = 1_024
const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Takes the message that an article was read for five seconds. 204 whether it is counted or not; 4xx only for what no page of ours
 * sends: a foreign origin, a body that is too long or no beacon. */
export async function receiveBeacon(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403)
  const text = await readText(request, LONGEST_BODY)
  if (text === null) return answer(413)
  const beacon = parse(text)
  if (!beacon) return answer(400)
  if (await isCounted(request.headers)) {
    const address = clientAddress(request.headers)
    const userAgent = request.headers.get('user-agent') ?? ''
    noteView({ articleId: beacon.article.toLowerCase(), address, userAgent, at: now() })
  }
  return answer(204)
}

/** Bots, prefetches and the newsroom's own people do not count as readers. */
async function isCounted(headers: Headers): Promise<boolean> {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  const userAgent = headers.get('user-agent')
  if (!userAgent || isbot(userAgent) || /prefetch|prerender/.test(purpose)) return false
  return !isStaff(await currentActor())
}

function parse(text: string): z.infer<typeof Beacon> | null {
  try {
    return Beacon.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
