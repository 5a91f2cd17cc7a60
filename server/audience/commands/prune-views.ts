import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes the rows that keep a view from being counted twice, once their half hour is long gone. Gives how many. The house's own job. */
export const pruneViews = command(async ({ tx, now }, _: undefined) =>
  tx.articleView.deleteMany({ where: { slot: { lt: new Date(now.getTime() - dayMs) } } }),
)
