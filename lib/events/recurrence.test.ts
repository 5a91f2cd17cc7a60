import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { instantOf, localOf } from '../text/local-time.ts'
import { moveOccurrence, type Occurrence, planOccurrences } from './occurrences.ts'
import { repetitionOf, ruleOf, sayRule, startsOf } from './recurrence.ts'
import type { Repetition } from './repetition.ts'

const timeZone = 'America/Rio_Branco'
const at = (local: string) => instantOf(local, timeZone) ?? new Date(Number.NaN)
const start = { startsAt: at('2026-06-13T23:30'), timeZone }
const days = (repetition: Repetition, from = start) =>
  startsOf(ruleOf(repetition, from), from).map(each => localOf(each, timeZone).slice(0, 5))

test('an event repeats every week, until the day that is named, inclusive', () => {
  expect(days({ every: 'week', weekdays: [], until: '2026-07-04' })).toEqual(['13/06', '20/06', '27/06', '04/07'])
  expect(days({ every: 'week', weekdays: ['WE'], until: '2026-06-24' })).toEqual(['13/06', '17/06', '20/06', '24/06'])
  expect(days({ every: 'fortnight', weekdays: [], until: '2026-07-11' })).toEqual(['13/06', '27/06', '11/07'])
})

test('an event repeats every month, by its day or by its weekday', () => {
  expect(days({ every: 'month', by: 'day', until: '2026-09-13' })).toEqual(['13/06', '13/07', '13/08', '13/09'])
  expect(days({ every: 'month', by: 'weekday', until: '2026-09-30' })).toEqual(['13/06', '11/07', '08/08', '12/09'])
})

test('the 31st leaves out the months without it, and a fifth weekday is the last one', () => {
  const last = { startsAt: at('2026-08-31T20:00'), timeZone }
  expect(days({ every: 'month', by: 'day', until: '2026-12-31' }, last)).toEqual(['31/08', '31/10', '31/12'])
  const weekdays = days({ every: 'month', by: 'weekday', until: '2026-11-30' }, last)
  expect(weekdays).toEqual(['31/08', '28/09', '26/10', '30/11'])
})

test('every occurrence has the same local hour', () => {
  const hours = startsOf(ruleOf({ every: 'week', weekdays: [], until: '2027-03-31' }, start), start)
  expect(new Set(hours.map(each => localOf(each, timeZone).slice(11)))).toEqual(new Set(['23:30']))
})

test('a rule with too many occurrences gives one more than allowed, and stops', () => {
  const every: Repetition = { every: 'week', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'], until: '2029-06-13' }
  expect(startsOf(ruleOf(every, start), start)).toHaveLength(limits.event.occurrences + 1)
})

test.each<[Repetition, string]>([
  [
    { every: 'week', weekdays: ['TU', 'TH', 'SA'], until: '2026-12-18' },
    'toda terça-feira, quinta-feira e sábado, até 18 de dezembro de 2026',
  ],
  [{ every: 'month', by: 'weekday', until: '2026-12-18' }, 'todo segundo sábado do mês, até 18 de dezembro de 2026'],
])('a rule is read back as it was chosen, and said: %o', (repetition, words) => {
  const rule = ruleOf(repetition, start)
  expect(repetitionOf(rule, timeZone)).toEqual(repetition)
  expect(sayRule(rule, start)).toBe(words)
})

const hour = 60 * 60 * 1000
const plan = (former: Occurrence[], starts: Date[], announced = true) =>
  planOccurrences(former, { starts, length: 2 * hour, timeZone, announced }).map(({ occurrence }) => occurrence)
const weekly = () => startsOf(ruleOf({ every: 'week', weekdays: [], until: '2026-06-27' }, start), start)

test('one date of a series is cancelled or moved, and a change of the series leaves it so', () => {
  const [first, second, third] = plan([], weekly())
  if (!first || !second || !third) throw new Error('three dates')
  const moved = moveOccurrence(third, { startsAt: at('2026-06-28T18:00'), endsAt: at('2026-06-28T20:00') }, true)
  expect(moved).toMatchObject({ day: '2026-06-27', movedFrom: third.startsAt, byHand: true })
  const earlier = weekly().map(each => new Date(each.getTime() - hour))
  const [one, two, ...rest] = plan([first, { ...second, cancelled: true }, moved], earlier)
  expect(one).toMatchObject({ startsAt: at('2026-06-13T22:30'), movedFrom: first.startsAt })
  expect(two).toMatchObject({ startsAt: at('2026-06-20T22:30'), movedFrom: second.startsAt, cancelled: true })
  expect(rest).toEqual([moved])
})

test('the only date of an event stays itself when it moves to another day, and back', () => {
  const [only] = plan([], [start.startsAt])
  if (!only) throw new Error('one date')
  const tuesday = at('2026-06-16T20:00')
  const [moved] = plan([only], [tuesday])
  expect(moved).toMatchObject({ day: '2026-06-16', startsAt: tuesday, movedFrom: only.startsAt })
  expect(plan(moved ? [moved] : [], [start.startsAt])).toEqual([only])
})
