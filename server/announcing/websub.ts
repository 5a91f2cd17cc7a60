import { postOutside } from '#server/platform/outside/outside.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'

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
