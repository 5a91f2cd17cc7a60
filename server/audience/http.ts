import { z } from 'zod'
import { type Actor, isSignedIn } from '#lib/actor.ts'
import { visitRules } from '#lib/analytics/visit.ts'
import { type Reading, reading } from '#lib/schemas/articles/reading.ts'
import { type PageVisit, pageVisit } from '#lib/schemas/audience/visit.ts'
import { emptyAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { isCounted } from '#server/platform/door/counted.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress } from '#server/platform/door/request.ts'
import { route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import { logReading } from './commands/log-reading.ts'
import { becomesView } from './openings.ts'
import { noteView } from './views.ts'
import { noteVisit } from './visits.ts'

/** An opening of a page, or the progress of a signed-in reader's visit. */
const Beacon = z.union([pageVisit, reading])

/** Per account, far more than anybody can read. Openings have a limit of their own (`openings.ts`). */
const readingLimit: Limit = { name: 'reading', points: 240, seconds: 10 * 60 }

/**
 * Receives a page's opening and the time on it, or the progress of a signed-in reader's visit. Answers 204 whether it counts or not. Answers 4xx
 * only to requests that no page of ours sends: a foreign origin, a body that is too long or no beacon, too many visits.
 */
export const receiveBeacon = route({
  name: 'beacon',
  method: 'POST',
  access: 'anyone',
  body: json(1_024, Beacon),
  async answer({ request: { headers }, actor, input }) {
    if ('visit' in input) await receiveReading(actor, input)
    else if (isCounted(headers, actor)) {
      const sender = { address: clientAddress(headers), userAgent: headers.get('user-agent') ?? '', at: now() }
      if (
        !isUncounted(input) &&
        noteVisit({ visit: input, subscriber: actor.subscribed ? actor.id : null, ...sender })
      ) {
        const { page, article, seen } = input
        if (article && seen >= visitRules.viewSeconds && becomesView(page)) noteView({ articleId: article, ...sender })
      }
    }
    return emptyAnswer()
  },
})

/** Whether a page is a preview, which no reader opens. */
const isUncounted = ({ path }: PageVisit) => path.startsWith('/previa/')

/** Logs a visit under the session's account. */
async function receiveReading(actor: Actor, visit: Reading): Promise<void> {
  if (!isSignedIn(actor)) return
  await takeFrom(readingLimit, actor.id)
  await logReading(actor, visit)
}
