import { isbot } from 'isbot'
import { z } from 'zod'
import { isStaff } from '#lib/actor.ts'
import { now } from '#server/platform/clock.ts'
import { currentActor } from '#server/platform/session.ts'
import { noteView } from './views.ts'

const Beacon = z.object({ article: z.uuid() })

const LONGEST_BODY = 1_024
const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Takes the message that an article was read for five seconds. 204 whether it is counted or not; 4xx only for what no page of ours
 * sends: a foreign origin, a body that is too long or no beacon. */
export async function receiveBeacon(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403)
  const text = await readText(request)
  if (text === null) return answer(413)
  const beacon = parse(text)
  if (!beacon) return answer(400)
  if (await isCounted(request.headers)) {
    const address = request.headers.get('x-forwarded-for') ?? ''
    const userAgent = request.headers.get('user-agent') ?? ''
    noteView({ articleId: beacon.article.toLowerCase(), address, userAgent, at: now() })
  }
  return answer(204)
}

/** Browsers put the origin on every POST. The host is the site's own: the press has seen to that. */
function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('x-forwarded-host')
}

/** Bots, prefetches and the newsroom's own people do not count as readers. */
async function isCounted(headers: Headers): Promise<boolean> {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  const userAgent = headers.get('user-agent')
  if (!userAgent || isbot(userAgent) || /prefetch|prerender/.test(purpose)) return false
  return !isStaff(await currentActor())
}

async function readText(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > LONGEST_BODY) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string): z.infer<typeof Beacon> | null {
  try {
    return Beacon.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
