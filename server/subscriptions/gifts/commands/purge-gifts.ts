import { isoMonth } from '#lib/text/format.ts'
import { command } from '#server/platform/work/command.ts'

/** Deletes gifts that ended. Those of the present month stay: they count in it. */
export const purgeGifts = command(async ({ tx, now }): Promise<void> => {
  await tx.giftLink.deleteMany({ where: { expiresAt: { lte: now }, month: { lt: isoMonth(now) } } })
})
