import { expect, test } from 'vitest'
import { jobName } from '#lib/monitor/job-names.ts'
import { handlers } from '#server/jobs.ts'

test('every job of the queue has a name in Portuguese', () => {
  const names = new Set(handlers.map(({ job }) => job.name))
  expect([...names].filter(name => jobName(name) === name)).toEqual([])
  expect(names.size).toBeGreaterThan(50)
})
