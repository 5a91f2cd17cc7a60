import { z } from 'zod'
import { type Actor, isSignedIn } from '#lib/actor.ts'
import { bounceRate, sessionSeconds } from '#lib/audience/figures.ts'
import { visitRules } from '#lib/audience/visit.ts'
import { readConsent } from '#lib/consent/consent.ts'
import { type ReadingReport, reading } from '#lib/schemas/articles/reading.ts'
import { figuresBody } from '#lib/schemas/audience/figures-body.ts'
import { type PageVisit, pageVisit } from '#lib/schemas/audience/visit.ts'
import { emptyAnswer, jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { isCounted } from '#server/platform/door/counted.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress } from '#server/platform/door/request.ts'
import { route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import { logReading } from './commands/log-reading.ts'
import { isMeasured } from './google-measurement.ts'
import { becomesView } from './openings.ts'
import { findOverview } from './queries/overview.ts'
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
      if (!isUncounted(input) && noteVisit({ ...visitOf(input, actor, headers), ...sender })) {
        const { page, article, seen } = input
        if (article && seen >= visitRules.viewSeconds && becomesView(page, article, sender.address))
          noteView({ articleId: article, ...sender })
      }
    }
    return emptyAnswer()
  },
})

const visitOf = (visit: PageVisit, actor: Actor, headers: Headers) => ({
  visit,
  subscriber: actor.subscribed ? actor.id : null,
  measured: isMeasured(visit.path, readConsent(headers.get('cookie') ?? '')?.measurement ?? false, headers),
})

/** Whether a page is a preview, which no reader opens. */
const isUncounted = ({ path }: PageVisit) => path.startsWith('/previa/')

/** Logs a visit under the session's account. */
async function receiveReading(actor: Actor, visit: ReadingReport): Promise<void> {
  if (!isSignedIn(actor)) return
  await takeFrom(readingLimit, actor.id)
  await logReading(actor, visit)
}

/**
 * `POST /api/analytics-data` with `startDate` and `endDate`: the newspaper's own figures of a period as `summary`: of the whole site for masters, of their own
 * articles for others.
 */
export const postAnalyticsData = route({
  name: 'analytics-data',
  method: 'POST',
  access: 'signed_in',
  limit: { name: 'figures-data', points: 120, seconds: 600 },
  body: json(1_024, figuresBody),
  async answer({ actor, input }) {
    const { sum } = await findOverview(actor, input)
    return jsonAnswer({
      summary: {
        totalUsers: sum.visitors,
        totalSessions: sum.sessions,
        totalPageViews: sum.pageViews,
        avgSessionDuration: sessionSeconds(sum) ?? 0,
        avgBounceRate: bounceRate(sum) ?? 0,
      },
    })
  },
})
