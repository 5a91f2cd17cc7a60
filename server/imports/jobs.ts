import { z } from 'zod'
import { defineJob, type Handler, handle, type JobContext } from '#server/platform/work/jobs.ts'
import { claimImport } from './sessions/lease.ts'
import { runImports } from './sessions/run-job.ts'
import { runSession } from './sessions/run-session.ts'
import { runUndo } from './sessions/run-undo.ts'
import { removeOldUploads } from './uploads/remove-old.ts'

/** Runs the imports and undos that wait or were interrupted, one after the other. */
export async function runWaiting(_: object, { signal }: JobContext): Promise<void> {
  for (let claim = await claimImport(); claim && !signal.aborted; claim = await claimImport()) {
    await (claim.undoing ? runUndo(claim.id, signal) : runSession(claim.id, signal))
  }
}

const uploadRemoval = defineJob('imports.remove-uploads', z.object({}))

export const importJobs: readonly Handler[] = [
  handle(runImports, runWaiting, { cron: '* * * * *' }),
  handle(uploadRemoval, async () => void (await removeOldUploads()), { cron: '33 4 * * *' }),
]
