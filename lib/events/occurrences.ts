import type { Span } from './event.ts'
import { dayIn } from './when.ts'

/** One date of an event. `day` is the local day (`2026-06-14`) on which its rule puts it, and names it within the event. */
export interface Occurrence extends Span {
  day: string
  /** The announced start, when it was moved after people could read it; null otherwise. */
  movedFrom: Date | null
  cancelled: boolean
  /** Whether a person set its time: a change of the event's hours leaves it. */
  byHand: boolean
}

interface Planned {
  /** The starts that the rule gives, in order; one for an event that does not repeat. */
  starts: readonly Date[]
  /** Milliseconds from start to end; null without an end. */
  length: number | null
  timeZone: string
  /** Whether people could read the former dates, so that a moved one names them. */
  announced: boolean
}

/** A date of an event after a change, with the former one that it continues. */
export interface PlannedOccurrence<Former extends Occurrence> {
  occurrence: Occurrence
  /** The former date; null for a new one. */
  former: Former | null
}

/**
 * The dates of an event after a change of its time or rule. A date keeps its identity by its day; the only date of an event stays the same date
 * wherever it moves. Cancelled dates stay cancelled, and times set by hand stay. Former dates that are continued by none are gone.
 */
export function planOccurrences<Former extends Occurrence>(
  former: readonly Former[],
  { starts, length, timeZone, announced }: Planned,
): PlannedOccurrence<Former>[] {
  const byDay = new Map(former.map(each => [each.day, each]))
  const single = starts.length === 1 && former.length === 1 ? (former[0] ?? null) : null
  return starts.map(startsAt => {
    const day = dayIn(startsAt, timeZone)
    const before = single ?? byDay.get(day) ?? null
    const endsAt = length === null ? null : new Date(startsAt.getTime() + length)
    if (before?.byHand && !single) return { occurrence: { ...timesOf(before), day }, former: before }
    const movedFrom = before && announced ? announcedStart(before, startsAt) : null
    return {
      occurrence: { day, startsAt, endsAt, movedFrom, cancelled: before?.cancelled ?? false, byHand: false },
      former: before,
    }
  })
}

/** An occurrence moved to another time. `announced` says whether people could read the former one. */
export const moveOccurrence = (occurrence: Occurrence, { startsAt, endsAt }: Span, announced: boolean): Occurrence => ({
  ...timesOf(occurrence),
  startsAt,
  endsAt,
  movedFrom: announced ? announcedStart(occurrence, startsAt) : null,
  byHand: true,
})

/** The start that was announced first; null when the date is back there. */
function announcedStart({ startsAt, movedFrom }: Occurrence, next: Date): Date | null {
  const announced = movedFrom ?? startsAt
  return announced.getTime() === next.getTime() ? null : announced
}

const timesOf = ({ day, startsAt, endsAt, movedFrom, cancelled, byHand }: Occurrence): Occurrence => ({
  day,
  startsAt,
  endsAt,
  movedFrom,
  cancelled,
  byHand,
})
