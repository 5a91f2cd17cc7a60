import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes rows against double counting that are older than a day. Gives their number. For the job only: it checks no policy. */
export const pruneViews = command(async ({ tx, now }, _: undefined) =>
  tx.articleView.deleteMany({ where: { slot: { lt: new Date(now.getTime() - dayMs) } } }),
)
