import { describe, expect, test } from 'vitest'
import { dueOf, schedule } from './schedule.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const year = 366 * 24 * 60

describe('a schedule', () => {
  const draft = { status: 'draft', publishAt: null, unpublishAt: null } as const
  test.each([
    ['ahead', draft, { publishAt: at(10), unpublishAt: at(20) }, true],
    ['in the past', draft, { publishAt: at(-1), unpublishAt: null }, 'schedule_moment'],
    ['too far away', draft, { publishAt: at(year), unpublishAt: null }, 'schedule_moment'],
    ['an end in the past', draft, { publishAt: null, unpublishAt: at(-1) }, 'unpublish_moment'],
    ['down before up', draft, { publishAt: at(20), unpublishAt: at(10) }, 'schedule_order'],
    [
      'an unchanged moment that has just come',
      { ...draft, publishAt: at(-1) },
      { publishAt: at(-1), unpublishAt: null },
      true,
    ],
    [
      'publishing a public article',
      { ...draft, status: 'published' },
      { publishAt: at(10), unpublishAt: null },
      'schedule_published',
    ],
    ['taking a public article down', { ...draft, status: 'published' }, { publishAt: null, unpublishAt: at(10) }, true],
  ] as const)('%s', (_, article, wish, expected) => {
    const outcome = schedule(article, wish, now)
    expect(outcome.ok ? outcome.state : outcome.refusal).toEqual(expected === true ? wish : expected)
  })
})

test.each([
  ['draft', null, null, null],
  ['draft', 0, null, 'publish'],
  ['review', -1, 5, 'publish'],
  ['review', -5, -1, 'missed'],
  ['published', null, 0, 'unpublish'],
  ['draft', null, -1, 'idle'],
] as const)('of %s, up at %s and down at %s minutes, is due: %s', (status, up, down, due) => {
  const moment = (minutes: number | null) => (minutes === null ? null : at(minutes))
  expect(dueOf({ status, publishAt: moment(up), unpublishAt: moment(down) }, now)).toBe(due)
})
