import { expect, test } from 'vitest'
import { spansOf } from './spans.ts'

test('months and days begin at midnight in São Paulo and end with the present one', () => {
  // Still 31 October there.
  const now = new Date('2026-11-01T02:30:00Z')
  const months = spansOf('meses', now)
  expect(months.spans.map(({ label }) => label)).toHaveLength(12)
  expect(months.spans[0]?.label).toBe('nov 2025')
  expect(months.end).toEqual(new Date('2026-11-01T03:00:00Z'))
  const days = spansOf('dias', now)
  expect(days.spans).toHaveLength(30)
  expect(days.spans[0]).toEqual({ label: '02 out 2026', start: new Date('2026-10-02T03:00:00Z') })
  expect(days.end).toEqual(months.end)
})
