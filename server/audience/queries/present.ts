import type { Actor } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { audiencePolicy } from '../policy.ts'

/** Minutes for which a visitor who opened or left a page is present. */
export const presentMinutes = 5
/** Milliseconds for which one statement answers every screen. */
const KEPT_MS = 10_000

const latest = () => singleton('audience-present', () => ({ at: 0, visitors: Promise.resolve(0) }))

/** The number of different visitors who opened or left a page in the last five minutes, at most ten seconds old. Raises forbidden. */
export async function countPresent(actor: Actor): Promise<number> {
  audiencePolicy.assert(actor, 'readAnalytics', null)
  const kept = latest()
  const moment = now()
  if (Math.abs(moment.getTime() - kept.at) < KEPT_MS) return kept.visitors
  kept.at = moment.getTime()
  kept.visitors = count(moment)
  // After a failure the next screen asks again.
  kept.visitors.catch(() => Object.assign(kept, { at: 0 }))
  return kept.visitors
}

async function count(moment: Date): Promise<number> {
  const since = new Date(moment.getTime() - presentMinutes * 60_000)
  const [row] = await db().$queryRaw<{ visitors: number }[]>`
    SELECT count(DISTINCT visitor)::int AS visitors FROM audience_visits WHERE last_at > ${since} AND last_at <= ${moment}`
  return row?.visitors ?? 0
}
