import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { storage } from '#server/platform/storage.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { removeUnusedPictures } from './commands/remove-unused-pictures.ts'
import { picturesRemoved } from './events.ts'

/** Deletes the files of deleted rows. Queued in the deleting transaction, so that no file stays when a process dies. */
const fileRemoval = defineJob('media.remove-files', picturesRemoved.schema)

const unusedRemoval = defineJob('media.remove-unused', z.object({}))

async function removeFiles({ ids }: z.output<typeof fileRemoval.schema>): Promise<void> {
  for (const id of ids) await storage().remove(id)
}

/** The age after which an unfinished write counts as broken off. */
const draftMs = 24 * 60 * 60 * 1000

/** Removes all unused pictures, page by page, and the files of broken-off writes. */
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
