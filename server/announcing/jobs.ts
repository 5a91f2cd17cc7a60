import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { authorPath, feedPath } from '#lib/addresses/paths.ts'
import { type Announcement, announcement } from '#lib/announcement.ts'
import { profileChanged } from '#server/accounts/events.ts'
import { articleChanged } from '#server/articles/events.ts'
import { findByline } from '#server/articles/reading/queries/shelves.ts'
import { postOutside } from '#server/platform/outside/outside.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { enqueueOnce } from '#server/platform/work/queue.ts'
import { siteChanged } from '#server/site/events.ts'
import { notePaths } from './commands/note-paths.ts'
import { indexNowEndpoint, sendPending } from './indexnow.ts'

/** Seconds in which changes gather: an editor who publishes, sees a mistake and saves again causes one announcement. */
const gathering = 5
/** One waiting job per key. A waiting job wakes no worker: its queue is polled every two seconds. */
const gathered = { policy: 'short', notify: false }

/** Announces a change to hubs and search engines. Runs after the commit, so that nothing rolled back is announced. */
export const announce = defineJob('announcing.announce', announcement)

/** Announces a changed author page, where the person has one. */
export const announceProfile = defineJob('announcing.profile', profileChanged.schema)

export const websubPing = defineJob('announcing.websub', z.object({ hub: z.url(), topic: z.url() }), gathered)

export const indexNowSend = defineJob('announcing.indexnow', z.object({}), gathered)

async function announceOutside({ paths, feeds }: Announcement): Promise<void> {
  const { SITE_URL, WEBSUB_HUB } = env()
  for (const hub of WEBSUB_HUB) {
    for (const feed of feeds) {
      const topic = SITE_URL + feed
      await enqueueOnce(websubPing, { hub, topic }, { key: `${hub} ${topic}`, seconds: gathering })
    }
  }
  if (!indexNowEndpoint()) return
  await notePaths(system, { paths })
  await enqueueOnce(indexNowSend, {}, { key: 'all', seconds: gathering })
}

/** Announces an author page. A reader's account has none. */
async function announceAuthorPage({ userId }: { userId: string }): Promise<void> {
  const path = authorPath(userId)
  if (await findByline(userId)) await announceOutside({ paths: [path], feeds: [feedPath(path)] })
}

export const announcingJobs: readonly Handler[] = [
  handle(announce, announceOutside, { on: [articleChanged, siteChanged] }),
  handle(announceProfile, announceAuthorPage, { on: [profileChanged] }),
  handle(websubPing, pingHub),
  handle(indexNowSend, sendPending),
]

/**
 * Reports a changed feed (`topic`, a URL) to a hub, in the form of PubSubHubbub 0.4 §7.1, which hubs share because WebSub leaves it open.
 * Raises when the hub is unreachable, answers 429 or 5xx, so that the job is tried again. A refusal is logged and not repeated.
 */
export async function pingHub({ hub, topic }: { hub: string; topic: string }): Promise<void> {
  // The job may have waited for hours, and the operator may have changed the hubs.
  if (!env().WEBSUB_HUB.includes(hub)) return
  const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': topic }).toString()
  const { status, text } = await postOutside(hub, { type: 'application/x-www-form-urlencoded', body })
  if (status >= 200 && status < 300) return
  if (status === 429 || status >= 500) throw new Error(`the hub ${hub} answered ${status}`)
  log().warn({ hub, topic, status, text }, 'the hub refused a ping')
}
