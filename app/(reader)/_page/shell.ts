import { cache } from 'react'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { findSite, knownPublisher, knownSettings } from '#server/site/queries.ts'

/** The frame of every reader page. */
export type Shell = Awaited<ReturnType<typeof readShell>>

/** Reads the site's frame, null after a failure, and the newspaper's identity and settings, the last known ones after a failure. */
export async function readShell() {
  const today = now()
  const site = await block('site', findSite(today))
  const identity = site ? { ...site.settings.identity, completePages: site.completePages } : knownPublisher()
  return { site, today, identity, settings: site?.settings ?? knownSettings() }
}

/** The frame with the reader's session, read once a request. */
export const loadShell = cache(async () => {
  const [session, shell] = await Promise.all([currentSession(), readShell()])
  return { session, ...shell }
})

/** The newspaper's identity, read once a request. */
export const loadIdentity = async () => (await loadShell()).identity
