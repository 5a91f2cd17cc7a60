import { expect, test } from 'vitest'
import type { PlannedIdea } from '#server/ideas/queries/calendar.ts'
import { movedTo, weeksOf } from './month-days.ts'

const idea = (id: string, hour: string, status: PlannedIdea['status'] = 'idea'): PlannedIdea => ({
  id,
  title: id,
  priority: 'low',
  status,
  hour,
  overdue: false,
  assignee: null,
  movable: true,
})
const drawn = (days: ReturnType<typeof movedTo>) =>
  Object.fromEntries(days.map(({ day, ideas }) => [day, ideas.map(({ id, overdue }) => (overdue ? `${id}!` : id))]))

const days = [
  { day: '2026-11-20', ideas: [idea('a', '10:00'), idea('b', '18:00')] },
  { day: '2026-11-24', ideas: [idea('c', '12:00')] },
]

test('an idea moves to another day and stands there at its hour', () => {
  expect(drawn(movedTo(days, { id: 'a', day: '2026-11-24' }, '2026-11-21'))).toEqual({
    '2026-11-20': ['b'],
    '2026-11-24': ['a', 'c'],
  })
  expect(drawn(movedTo(days, { id: 'b', day: '2026-11-24' }, '2026-11-21'))['2026-11-24']).toEqual(['c', 'b'])
})

test('an idea moved to a day of the past is late, unless it is settled', () => {
  const settled = [{ day: '2026-11-24', ideas: [idea('c', '12:00'), idea('d', '13:00', 'completed')] }]
  const first = movedTo(settled, { id: 'c', day: '2026-11-19' }, '2026-11-21')
  expect(drawn(movedTo(first, { id: 'd', day: '2026-11-19' }, '2026-11-21'))['2026-11-19']).toEqual(['c!', 'd'])
})

test('an unknown idea moves nothing', () => {
  expect(movedTo(days, { id: 'x', day: '2026-11-24' }, '2026-11-21')).toBe(days)
})

test('the weeks of a month begin on Monday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)?.slice(0, 2)).toEqual(['2026-11-30', null])
})
