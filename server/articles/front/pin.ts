import type { CommandContext } from '#server/platform/work/command.ts'

/** What the pages that show the pinned article are forgotten by. */
export const PIN_KEY = 'pin'

/** Ends every pin that runs, or that of one article; two editors who pin at the same moment do it one after the other. Gives how many. */
export async function endPins({ tx, now }: CommandContext, articleId?: string): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext('home_pins'))`
  const { count } = await tx.homePin.updateMany({
    where: { expiresAt: { gt: now }, articleId },
    data: { expiresAt: now },
  })
  return count
}
