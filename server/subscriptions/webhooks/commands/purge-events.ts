import { command } from '#server/platform/work/command.ts'

const keptDays = 90

/** Deletes notifications that arrived more than 90 days ago. Providers repeat none that long. */
export const purgeEvents = command(async ({ tx, now }): Promise<void> => {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  await tx.paymentEvent.deleteMany({ where: { receivedAt: { lt: oldest } } })
})
