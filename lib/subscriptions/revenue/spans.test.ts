import { expect, test } from 'vitest'
import { spanStart, spansOf, spansOver } from './spans.ts'

test('months and days begin at midnight in São Paulo and end with the present one', () => {
  // Still 31 October there.
  const now = new Date('2026-11-01T02:30:00Z')
  const months = spansOf('meses', now)
  expect(months.spans.map(({ label }) => label)).toEqual([
    ...['nov 2025', 'dez 2025', 'jan 2026', 'fev 2026', 'mar 2026', 'abr 2026'],
    ...['mai 2026', 'jun 2026', 'jul 2026', 'ago 2026', 'set 2026', 'out 2026'],
  ])
  expect(months.end).toEqual(new Date('2026-11-01T03:00:00Z'))
  const days = spansOf('dias', now)
  expect(days.spans).toHaveLength(30)
  expect(days.spans[0]).toEqual({ label: '02 out 2026', start: new Date('2026-10-02T03:00:00Z') })
  expect(days.end).toEqual(months.end)
})

test('the spans that are over end before the open one', () => {
  const until = new Date('2026-03-10T03:00:00Z')
  expect(spansOver('meses', new Date('2026-01-15T12:00:00Z'), until)).toEqual([
    new Date('2026-01-01T03:00:00Z'),
    new Date('2026-02-01T03:00:00Z'),
  ])
  expect(spansOver('dias', new Date('2026-03-08T12:00:00Z'), until)).toHaveLength(2)
  expect(spansOver('dias', until, until)).toEqual([])
  expect(spanStart('meses', until)).toEqual(new Date('2026-03-01T03:00:00Z'))
})
