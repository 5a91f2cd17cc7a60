import { command } from '#server/platform/work/command.ts'
import { undoMs } from '../stored.ts'

/** Deletes the stored bulk changes that nobody can undo any more. Gives their number. For the job only. */
export const purgeChanges = command(({ tx, now }, _: undefined) =>
  tx.articleBulkChange.deleteMany({ where: { createdAt: { lte: new Date(now.getTime() - undoMs) } } }),
)
