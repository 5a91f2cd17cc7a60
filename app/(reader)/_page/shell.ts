import { cache } from 'react'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { findSite, knownPublisher, knownSettings } from '#server/site/queries.ts'

/** The frame of every reader page, read once a request: the reader's session, the site (null after a failure), and the newspaper's identity and
 * settings (the last known ones after a failure). */
export const loadShell = cache(async () => {
  const today = now()
  const [session, site] = await Promise.all([currentSession(), block('site', findSite(today))])
  const identity = site ? { ...site.settings.identity, completePages: site.completePages } : knownPublisher()
  return { session, site, today, identity, settings: site?.settings ?? knownSettings() }
})

/** The newspaper's identity, read once a request. */
export const loadIdentity = async () => (await loadShell()).identity
