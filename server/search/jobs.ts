import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { pruneWords } from './commands/prune-words.ts'

const wordPruning = defineJob('search.prune-words', z.object({}))

async function pruneAll(): Promise<void> {
  let after: string | null = ''
  while (after !== null) after = await pruneWords(system, after)
}

export const searchJobs: readonly Handler[] = [handle(wordPruning, pruneAll, { cron: '29 4 * * *' })]
