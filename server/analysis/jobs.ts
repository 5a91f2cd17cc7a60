import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { defineJob, type Handler, handle, type JobContext } from '#server/platform/work/jobs.ts'
import { analyseArticle } from './commands/analyse-article.ts'
import { listUnanalysedImports } from './queries.ts'

const importedAnalysis = defineJob('analysis.imported', z.object({}), { policy: 'short' })

/** Articles of one run, with a pause after each text: the machine belongs to readers and writers. */
const mostPerRun = 500

/**
 * Analyses imported articles without tags and places, by the rules alone, once no import runs. What the import or a person gave stays, and nobody is
 * notified (AN-7).
 */
export async function analyseImported(_: object, { signal }: JobContext): Promise<void> {
  for (const articleId of await listUnanalysedImports(mostPerRun)) {
    if (signal.aborted) return
    await analyseArticle(system, { articleId, local: true }).catch(error => {
      // It was deleted meanwhile, or has no text: the next run does not find it, or finds nothing to do.
      if (!isDomainError(error)) throw error
    })
    await nextTurn()
  }
}

export const analysisJobs: readonly Handler[] = [handle(importedAnalysis, analyseImported, { cron: '*/5 * * * *' })]
