import type { CommandContext } from '#server/platform/work/command.ts'

/** The key of pages that show the pinned article. */
export const PIN_KEY = 'pin'

/**
 * Ends every running pin, or that of one article, under a lock: two editors who pin at the same time run one after the other.
 * Gives the number of pins ended.
 */
export async function endPins({ tx, now }: CommandContext, articleId?: string): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext('home_pins'))`
  const { count } = await tx.homePin.updateMany({
    where: { expiresAt: { gt: now }, articleId },
    data: { expiresAt: now },
  })
  return count
}
