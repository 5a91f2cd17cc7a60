import { type ReadTime, readTime } from './read-time.ts'

/**
 * A phrase and what it says, read on the morning of Wednesday, 10 June 2026. The label: `2026-06-14`, `2026-06-14*` for a whole day,
 * `2026-06-12..2026-06-14` for whole days, `2026-06-14T19:00`, `2026-06-14T19:00-22:00` for an end on the same night,
 * `2026-06-12T19:00..2026-06-14T22:00`, and `~week` or `~month` behind one that repeats.
 */
export type LabelledPhrase = readonly [phrase: string, label: string]

/** The day on which the phrases are read. */
export const PHRASES_DAY = '2026-06-10'

/** What a phrase was read as, in the form of a label; an empty text for nothing. */
export function labelOf(read: ReadTime | null): string {
  if (!read) return ''
  const { startDate, startTime, endDate, endTime, wholeDay, repeats } = read
  const start = startTime ? `${startDate}T${startTime}` : startDate
  const later = endDate ? `..${endDate}${endTime && `T${endTime}`}` : ''
  const sameNight = !endDate && endTime ? `-${endTime}` : ''
  return `${start}${later}${sameNight}${wholeDay && !later ? '*' : ''}${repeats ? `~${repeats}` : ''}`
}

/** The phrases that are not read exactly, with what they were read as. */
export const misread = (phrases: readonly LabelledPhrase[]) =>
  phrases.flatMap(([phrase, label]) => {
    const read = labelOf(readTime(phrase, PHRASES_DAY))
    return read === label ? [] : [{ phrase, label, read }]
  })
