import { createHmac, randomUUID } from 'node:crypto'
import type { Topic } from './world.ts'

/** What a notification tells of, and where it goes. */
interface Notification {
  id: number
  topic: Topic
  dataId: string
  to: string
}

/** The headers of a notification, signed as Mercado Pago signs: over the object's id, the request's id and the time. */
export function signedHeaders(secret: string, dataId: string, at: Date, unit: 'seconds' | 'milliseconds' = 'seconds') {
  const requestId = randomUUID()
  const ts = unit === 'seconds' ? Math.floor(at.getTime() / 1000) : at.getTime()
  const v1 = createHmac('sha256', secret).update(`id:${dataId};request-id:${requestId};ts:${ts};`).digest('hex')
  return { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` }
}

/** The address and the body of a notification. */
export function notificationOf({ id, topic, dataId, to }: Notification, at: Date) {
  const url = new URL(to)
  url.searchParams.set('data.id', dataId)
  url.searchParams.set('type', topic)
  const body = {
    id,
    live_mode: false,
    type: topic,
    date_created: at.toISOString(),
    user_id: 1,
    api_version: 'v1',
    action: topic === 'payment' ? 'payment.updated' : 'updated',
    data: { id: dataId },
  }
  return { url, body: JSON.stringify(body) }
}

/** Sends notifications as they happen. */
export function notifier(secret: string, clock: () => Date) {
  const stopped = new AbortController()
  let count = 0
  return {
    tell(topic: Topic, dataId: string, to: string): void {
      const { url, body } = notificationOf({ id: 100_000_000_000 + count++, topic, dataId, to }, clock())
      const headers = signedHeaders(secret, dataId, clock())
      fetch(url, { method: 'POST', headers, body, signal: stopped.signal })
        .then(answer => answer.body?.cancel())
        .catch(() => {})
    },
    stop: () => stopped.abort(),
  }
}
