import { command } from '#server/platform/work/command.ts'

/** As long as a browser keeps an unsaved text (`components/journal/journal.ts`): then no request of a form can come any more. */
const keptDays = 30

/** Forgets the forms that were last heard of more than thirty days ago; gives how many. */
export const purgeWriting = command(async ({ tx, now }, _: undefined) => {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  return tx.writingSession.deleteMany({ where: { seenAt: { lt: before } } })
})
