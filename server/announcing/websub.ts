import { postOutside } from '#server/platform/outside/outside.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'

/**
 * Tells a hub that a feed changed, by the form that hubs agree on (WebSub leaves it open; PubSubHubbub 0.4 §7.1). Raises when the hub
 * cannot be reached or is out of order, so that the job is tried again; one that refuses is logged and left alone.
 */
export async function pingHub({ hub, topic }: { hub: string; topic: string }): Promise<void> {
  // It may have waited for hours: the operator may have changed hubs since.
  if (!env().WEBSUB_HUB.includes(hub)) return
  const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': topic }).toString()
  const { status, text } = await postOutside(hub, { type: 'application/x-www-form-urlencoded', body })
  if (status >= 200 && status < 300) return
  if (status === 429 || status >= 500) throw new Error(`the hub ${hub} answered ${status}`)
  log().warn({ hub, topic, status, text }, 'the hub refused a ping')
}
