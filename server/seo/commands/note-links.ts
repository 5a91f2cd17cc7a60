import { command } from '#server/platform/work/command.ts'
import { hashOf } from '../queries/outside-links.ts'

/** Stores what the followed addresses answered. For the queue. */
export const noteLinks = command(async ({ tx, now }, found: ReadonlyMap<string, boolean>): Promise<void> => {
  for (const [url, broken] of found) {
    const urlHash = hashOf(url)
    const state = { broken, checkedAt: now }
    await tx.linkCheck.upsert({ where: { urlHash }, create: { urlHash, ...state }, update: state })
  }
})
