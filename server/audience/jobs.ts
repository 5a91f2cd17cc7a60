import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { countAudience } from './commands/count-audience.ts'
import { countConversions } from './commands/count-conversions.ts'
import { countMostRead } from './commands/count-most-read.ts'
import { pruneViews } from './commands/prune-views.ts'
import { countVisits } from './count-visits.ts'

const viewPruning = defineJob('audience.prune-views', z.object({}))
const audienceCount = defineJob('audience.count-days', z.object({}))
// Often enough that the list, together with the home page's life, lags at most five minutes.
const mostReadCount = defineJob('audience.count-most-read', z.object({}))

export const audienceJobs: readonly Handler[] = [
  handle(
    viewPruning,
    async () => {
      // Counts before it deletes: a deleted view cannot be counted any more.
      await countAudience(system, undefined)
      await pruneViews(system, undefined)
    },
    { cron: '17 4 * * *' },
  ),
  handle(
    audienceCount,
    async () => {
      try {
        await countVisits()
        await countConversions(system, undefined)
      } finally {
        // Last, because it adds up what the others counted; in any case, because views are kept for a day.
        await countAudience(system, undefined)
      }
    },
    { cron: '*/10 * * * *' },
  ),
  handle(mostReadCount, async () => void (await countMostRead(system, undefined)), { cron: '*/2 * * * *' }),
]
