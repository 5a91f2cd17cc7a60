import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { storage } from '#server/platform/storage.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { removeUnusedPictures } from './commands/remove-unused-pictures.ts'
import { picturesRemoved } from './events.ts'

/** Queued in the transaction that deletes the rows, so that no file outlives its row, whatever dies in between. */
const fileRemoval = defineJob('media.remove-files', picturesRemoved.schema)

const unusedRemoval = defineJob('media.remove-unused', z.object({}))

async function removeFiles({ ids }: z.output<typeof fileRemoval.schema>): Promise<void> {
  for (const id of ids) await storage().remove(id)
}

/** A write that nothing was added to for so long never ends. */
const draftMs = 24 * 60 * 60 * 1000

/** Looks at all pictures, a page at a time, and at what broken writes left. */
async function removeAllUnused(): Promise<void> {
  await storage().removeDrafts(new Date(Date.now() - draftMs))
  let after: string | null = null
  do after = (await removeUnusedPictures(system, { after })).next
  while (after !== null)
}

export const mediaJobs: readonly Handler[] = [
  handle(fileRemoval, removeFiles, { on: [picturesRemoved] }),
  handle(unusedRemoval, removeAllUnused, { cron: '29 4 * * *' }),
]
