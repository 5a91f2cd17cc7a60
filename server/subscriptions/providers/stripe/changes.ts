import type { ProviderObject } from '../provider.ts'
import type { StripeAccess } from './client.ts'
import { eventTypes, objectOfListed } from './events.ts'

/** Stripe lists events for 30 days; an hour is left for the walk through the pages. */
const eventsLastMs = (30 * 24 - 1) * 60 * 60 * 1000

/** The objects that changed since a moment: by the events, or, when those no longer reach back so far, everything there is. */
export function changedSince(access: StripeAccess, since: Date, now: Date): AsyncIterable<ProviderObject> {
  return now.getTime() - since.getTime() < eventsLastMs ? byEvents(access, since) : everything(access, since)
}

async function* byEvents({ ask }: StripeAccess, since: Date): AsyncIterable<ProviderObject> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const seen = new Set<string>()
  for await (const event of pages(cursor =>
    ask(stripe => stripe.events.list({ created, types: [...eventTypes], limit: 100, ...cursor })),
  )) {
    const object = objectOfListed(event)
    const name = object && `${object.kind} ${object.id}`
    if (!object || !name || seen.has(name)) continue
    seen.add(name)
    yield object
  }
}

async function* everything({ ask }: StripeAccess, since: Date): AsyncIterable<ProviderObject> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const subscriptions = pages(cursor =>
    ask(stripe => stripe.subscriptions.list({ status: 'all', limit: 100, ...cursor })),
  )
  for await (const { id } of subscriptions) yield { kind: 'subscription', id }
  const sessions = pages(cursor => ask(stripe => stripe.checkout.sessions.list({ created, limit: 100, ...cursor })))
  for await (const { id, mode } of sessions) if (mode === 'subscription') yield { kind: 'checkout', id }
}

/** The items of every page. Each page is asked for by itself, so that an outage is reported as one. */
async function* pages<Item extends { id: string }>(
  page: (cursor: { starting_after?: string }) => Promise<{ data: Item[]; has_more: boolean }>,
): AsyncIterable<Item> {
  let cursor: { starting_after?: string } = {}
  for (;;) {
    const { data, has_more } = await page(cursor)
    yield* data
    const last = data.at(-1)
    if (!has_more || !last) return
    cursor = { starting_after: last.id }
  }
}
