import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Topic } from './world.ts'

/** A notification as it waits to be sent, and what came of it. */
export interface Notification {
  id: number
  topic: Topic
  dataId: string
  to: string
  /** The status of each answer; 0: none came. */
  answers: number[]
}

export interface Delivery {
  /** How often each is sent. */
  copies: number
  /** How long each waits. */
  delayMs: number
  /** Whether they are kept until they are released. */
  held: boolean
  /** Whether they are thrown away. */
  lost: boolean
  /** How the signature's time is written. */
  unit: 'seconds' | 'milliseconds'
}

/** The headers of a notification, signed as Mercado Pago signs: over the object's id, the request's id and the time. */
export function signedHeaders(secret: string, dataId: string, at: Date, unit: Delivery['unit'] = 'seconds') {
  const requestId = randomUUID()
  const ts = unit === 'seconds' ? Math.floor(at.getTime() / 1000) : at.getTime()
  const v1 = createHmac('sha256', secret).update(`id:${dataId};request-id:${requestId};ts:${ts};`).digest('hex')
  return { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` }
}

/** The address and the body of a notification. */
export function notificationOf({ id, topic, dataId, to }: Omit<Notification, 'answers'>, at: Date) {
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

/** Sends notifications, in the order and as often as `delivery` says. */
export function notifier(secret: string, clock: () => Date) {
  const sent: Notification[] = []
  const waiting: Notification[] = []
  const under = new Set<Promise<void>>()
  const stopped = new AbortController()
  const delivery: Delivery = { copies: 1, delayMs: 0, held: false, lost: false, unit: 'seconds' }

  async function post(notification: Notification): Promise<void> {
    if (delivery.delayMs) await pause(delivery.delayMs, undefined, { signal: stopped.signal })
    const { url, body } = notificationOf(notification, clock())
    const headers = signedHeaders(secret, notification.dataId, clock(), delivery.unit)
    const answer = await fetch(url, { method: 'POST', headers, body, signal: stopped.signal }).catch(() => null)
    notification.answers.push(answer?.status ?? 0)
    await answer?.body?.cancel()
  }

  function send(notification: Notification): void {
    for (let copy = 0; copy < delivery.copies; copy++) {
      const posted = post(notification).catch(() => undefined)
      under.add(posted)
      posted.finally(() => under.delete(posted))
    }
  }

  return {
    delivery,
    /** Every notification so far, sent or not. */
    sent,
    tell(topic: Topic, dataId: string, to: string): void {
      const notification = { id: 100_000_000_000 + sent.length, topic, dataId, to, answers: [] }
      sent.push(notification)
      if (delivery.lost) return
      if (delivery.held) waiting.push(notification)
      else send(notification)
    },
    /** Sends what was held, the last first when asked to. */
    release(backwards = false): void {
      delivery.held = false
      const released = waiting.splice(0)
      for (const notification of backwards ? released.reverse() : released) send(notification)
    },
    /** Sends the last notification about an object again. */
    repeat(dataId: string): void {
      const last = sent.findLast(notification => notification.dataId === dataId)
      if (last) send(last)
    },
    /** Resolves when everything that was sent has been answered. */
    async settled(): Promise<void> {
      while (under.size > 0) await Promise.all(under)
    },
    stop: () => stopped.abort(),
  }
}
export type Notifier = ReturnType<typeof notifier>
