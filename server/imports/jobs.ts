import { z } from 'zod'
import { defineJob, type Handler, handle, type JobContext } from '#server/platform/work/jobs.ts'
import { beingPublished } from './publishing/queries.ts'
import { claimImport } from './sessions/lease.ts'
import { runImports } from './sessions/run-job.ts'

/** Runs the imports, undos and publications that wait or were interrupted, one after the other. Their code is loaded when there is one. */
export async function runWaiting(_: object, context: JobContext): Promise<void> {
  await runClaimed(context)
  const waiting = await beingPublished()
  if (waiting.length === 0) return
  const { runPublish } = await import('./publishing/run.ts')
  for (const id of waiting) await runPublish(id, context.signal)
}

async function runClaimed({ signal }: JobContext): Promise<void> {
  let claim = await claimImport()
  if (!claim) return
  const [{ runSession }, { runUndo }] = await Promise.all([
    import('./sessions/run-session.ts'),
    import('./sessions/run-undo.ts'),
  ])
  for (; claim && !signal.aborted; claim = await claimImport()) {
    await (claim.undoing ? runUndo(claim.id, signal) : runSession(claim.id, signal))
  }
}

async function removeUploads(): Promise<void> {
  const { removeOldUploads } = await import('./uploads/remove-old.ts')
  await removeOldUploads()
}

const uploadRemoval = defineJob('imports.remove-uploads', z.object({}))

export const importJobs: readonly Handler[] = [
  handle(runImports, runWaiting, { cron: '* * * * *' }),
  handle(uploadRemoval, removeUploads, { cron: '33 4 * * *' }),
]
