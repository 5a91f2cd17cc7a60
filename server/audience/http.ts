import { z } from 'zod'
import { isSignedIn } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { type Reading, reading } from '#lib/schemas/articles/reading.ts'
import { isCounted } from '#server/platform/door/counted.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress, isSameOrigin, readText } from '#server/platform/door/request.ts'
import { currentActor } from '#server/platform/door/session.ts'
import { now } from '#server/platform/process/clock.ts'
import { logReading } from './commands/log-reading.ts'
import { noteView } from './views.ts'

/** That an article was read for five seconds, or how far a visit to it has come. */
const Beacon = z.union([reading, z.strictObject({ article: z.uuid() })])

/** Far more than anybody can read, by account. */
const readingLimit: Limit = { name: 'reading', points: 240, seconds: 10 * 60 }

const LONGEST_BODY = 1_024
const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Takes the message that an article was read for five seconds, or how far a signed-in reader's visit has come. 204 whether it counts or
 * not; 4xx only for what no page of ours sends: a foreign origin, a body that is too long or no beacon, more visits than anybody makes. */
export async function receiveBeacon(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403)
  const text = await readText(request, LONGEST_BODY)
  if (text === null) return answer(413)
  const beacon = parse(text)
  if (!beacon) return answer(400)
  if ('visit' in beacon) return answer(await receiveReading(beacon))
  if (await isCounted(request.headers)) {
    const address = clientAddress(request.headers)
    const userAgent = request.headers.get('user-agent') ?? ''
    noteView({ articleId: beacon.article.toLowerCase(), address, userAgent, at: now() })
  }
  return answer(204)
}

/** Whose visit it is, the session says. */
async function receiveReading(visit: Reading): Promise<number> {
  const actor = await currentActor()
  if (!isSignedIn(actor)) return 204
  try {
    await takeFrom(readingLimit, actor.id)
  } catch (error) {
    if (isDomainError(error)) return 429
    throw error
  }
  await logReading(actor, visit)
  return 204
}

function parse(text: string): z.infer<typeof Beacon> | null {
  try {
    return Beacon.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
