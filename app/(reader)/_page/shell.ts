import { cache } from 'react'
import { block } from '#server/platform/block.ts'
import { now } from '#server/platform/clock.ts'
import { currentSession } from '#server/platform/session.ts'
import { findSite, knownIdentity } from '#server/site/queries.ts'

/** What every reader page shows around its own part, read once a request: who reads, the site's frame (null when it failed), the day. */
export const loadShell = cache(async () => {
  const today = now()
  const [session, site] = await Promise.all([currentSession(), block('site', findSite(today))])
  return { session, site, today }
})

/** The newspaper as it presents itself; as it was last known while that cannot be read. */
export const loadIdentity = async () => (await loadShell()).site?.settings.identity ?? knownIdentity()
