import { cache } from 'react'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { findSite, knownIdentity } from '#server/site/queries.ts'

/** What every reader page shows around its own part. */
export type Shell = Awaited<ReturnType<typeof readShell>>

/** Reads the site's frame (null when it failed) and the newspaper as it presents itself: as it was last known while that cannot be read. */
export async function readShell() {
  const today = now()
  const site = await block('site', findSite(today))
  return { site, today, identity: site?.settings.identity ?? knownIdentity() }
}

/** The same with whom it is shown to, read once a request. */
export const loadShell = cache(async () => {
  const [session, shell] = await Promise.all([currentSession(), readShell()])
  return { session, ...shell }
})

/** The newspaper as it presents itself. */
export const loadIdentity = async () => (await loadShell()).identity
