import { system } from '#lib/actor.ts'
import { finishUndo } from './commands/finish-undo.ts'
import { type UndoCursor, undoBatch } from './commands/undo-batch.ts'
import { keepClaim, releaseClaim } from './lease.ts'

/** Undoes a session that is being undone, batch by batch. When the signal aborts it ends behind a batch, and the next process goes on there. */
export async function runUndo(id: string, signal: AbortSignal): Promise<void> {
  const stopClaim = keepClaim(id)
  try {
    let after: UndoCursor = null
    do {
      if (signal.aborted) return
      after = await undoBatch(system, { id, after })
    } while (after)
    await finishUndo(system, { id })
  } finally {
    stopClaim()
    if (signal.aborted) await releaseClaim(id)
  }
}
