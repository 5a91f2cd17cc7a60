import type { EventStatus } from '#lib/events/event.ts'

/** What decides who reads an event. */
interface Shown {
  status: EventStatus
  publishedAt: Date | null
}

/** Whether readers see an event: a published one, and a cancelled one that they could see before (EVT-3). */
export const isListed = ({ status, publishedAt }: Shown): boolean =>
  publishedAt !== null && (status === 'published' || status === 'cancelled')

/** An event's first publication: the first of them stays. */
export const publishedAtOf = (status: EventStatus, before: Date | null, now: Date): Date | null =>
  before ?? (status === 'published' ? now : null)

/** Press keys of the pages that show an event: its own, and the lists of its city and of all cities. */
export const pressKeys = ({ id, city }: { id: string; city: string }): string[] => [
  `event:${id}`,
  'events',
  `events:${city}`,
]
