import { type Actor, isSignedIn } from '#lib/actor.ts'
import type { Period } from '#lib/audience/period.ts'
import { db } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { audiencePolicy } from '../policy.ts'
import { type Read, type Row, sums } from './analytics.ts'
import { withNames } from './names.ts'

const most = 10

/** The ten most read articles that the actor signed, over a period, with their figures. Raises forbidden. */
export async function listOwnRead(actor: Actor, { from, to }: Period): Promise<Read[]> {
  audiencePolicy.assert(actor, 'readOverview', null)
  if (!isSignedIn(actor)) return []
  const rows = await db().$queryRaw<Row[]>`
    SELECT ${sums} FROM audience_days
      WHERE subject = 'article' AND day BETWEEN ${from}::date AND ${to}::date
        AND key = ANY (ARRAY(SELECT article_id::text FROM article_credits WHERE profile_id = ${actor.id}::uuid))
      GROUP BY key ORDER BY sum(views) DESC, sum(page_views) DESC, key LIMIT ${fixed(most)}`
  return withNames('article', rows)
}
