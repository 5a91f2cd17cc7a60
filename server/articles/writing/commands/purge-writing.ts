import { command } from '#server/platform/work/command.ts'

/** As long as a browser keeps unsaved text (`components/journal/journal.ts`): after that no request of a form can come. */
const keptDays = 30

/** Deletes the writing sessions last seen more than thirty days ago. Gives their number. */
export const purgeWriting = command(async ({ tx, now }, _: undefined) => {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  return tx.writingSession.deleteMany({ where: { seenAt: { lt: before } } })
})
