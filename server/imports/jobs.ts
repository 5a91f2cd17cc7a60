import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { defineJob, type Handler, handle, type JobContext } from '#server/platform/work/jobs.ts'
import { beingPublished } from './publishing/queries.ts'
import { type Claim, claimImport, mostDeaths } from './sessions/lease.ts'
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
    if (claim.deaths >= mostDeaths) await failDeadly(claim)
    else await (claim.undoing ? runUndo(claim.id, signal) : runSession(claim.id, signal))
  }
}

/** Ends an import that ended its process twice, so that the next one begins. */
async function failDeadly({ id, undoing }: Claim): Promise<void> {
  const { failSession } = await import('./sessions/commands/fail-session.ts')
  await failSession(system, { id, undoing, error: messageFor(new DomainError('work_deadly')) })
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
