import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { profileChanged } from '#server/accounts/events.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { pruneWords } from './commands/prune-words.ts'
import { renewSigner } from './commands/renew-signer.ts'

const wordPruning = defineJob('search.prune-words', z.object({}))
const signerRenewal = defineJob('search.renew-signer', profileChanged.schema)

async function pruneAll(): Promise<void> {
  let after: string | null = ''
  while (after !== null) after = await pruneWords(system, after)
}

async function renewAll({ userId }: { userId: string }): Promise<void> {
  let after = await renewSigner(system, { profileId: userId, after: null })
  while (after !== null) after = await renewSigner(system, { profileId: userId, after })
}

export const searchJobs: readonly Handler[] = [
  handle(wordPruning, pruneAll, { cron: '29 4 * * *' }),
  handle(signerRenewal, renewAll, { on: [profileChanged] }),
]
