import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ReadTime, readTime } from './read-time.ts'

/**
 * Phrases with what they say, a tab between them (`tests/support/invitations/README.md`), read on the morning of Wednesday, 10 June 2026. Gives those
 * that are not read exactly, and the share of the others.
 */
function score(half: string) {
  const file = join(import.meta.dirname, `../../../tests/support/invitations/${half}.tsv`)
  const phrases = readFileSync(file, 'utf8').trimEnd().split('\n')
  const wrong = phrases.flatMap(line => {
    const [phrase = '', label = ''] = line.split('\t')
    const read = labelOf(readTime(phrase, '2026-06-10'))
    return read === label ? [] : [{ phrase, label, read }]
  })
  return { wrong: JSON.stringify(wrong, null, 1), right: 1 - wrong.length / phrases.length }
}

/** What a phrase was read as, in the form of a label; an empty text for nothing. */
function labelOf(read: ReadTime | null): string {
  if (!read) return ''
  const { startDate, startTime, endDate, endTime, wholeDay, repeats } = read
  const start = startTime ? `${startDate}T${startTime}` : startDate
  const later = endDate ? `..${endDate}${endTime && `T${endTime}`}` : ''
  const sameNight = !endDate && endTime ? `-${endTime}` : ''
  return `${start}${later}${sameNight}${wholeDay && !later ? '*' : ''}${repeats ? `~${repeats}` : ''}`
}

test.each([
  ['that no rule was tuned on', 'test', 0.95],
  ['that somebody else wrote later', 'later', 0.95],
  ['that rules may be tuned on', 'tuning', 0.97],
])('of the phrases %s enough are read exactly', (_, half, least) => {
  const { right, wrong } = score(half)
  expect(right, wrong).toBeGreaterThanOrEqual(least)
})
