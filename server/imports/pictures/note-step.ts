import type { Tx } from '#server/platform/db/db.ts'

/** The versions of an article before and after a change; null without an article. */
type Step = { before: number; after: number } | null

/** Notes a change that is no edit: an undo of the import leaves articles alone that were edited since. Part of a command. */
export async function noteStep(tx: Tx, articleId: string, step: Step): Promise<void> {
  if (!step || step.after === step.before) return
  await tx.importResult.updateMany({
    where: { articleId, versionAfter: step.before },
    data: { versionAfter: step.after },
  })
}
