import { expect, test } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { purgeLimits } from '#server/platform/jobs.ts'

test('counts of tries that ended more than an hour ago are deleted, and no other', async () => {
  for (const key of ['old', 'new']) await takeFrom({ name: 'tests', points: 2, seconds: 60 }, key)
  const old = { where: { key: 'tests:old' }, data: { expire: new Date(Date.now() - 61 * 60 * 1000) } }
  await db().rateLimit.update(old)
  await purgeLimits()
  expect(await db().rateLimit.findMany({ select: { key: true } })).toEqual([{ key: 'tests:new' }])
})
