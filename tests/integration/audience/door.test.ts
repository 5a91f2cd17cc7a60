import { expect, test } from 'vitest'
import { flushVisits } from '#server/audience/visits.ts'
import { directHandlers } from '#server/direct.ts'
import { db } from '#server/platform/db/db.ts'
import { openFrontDoor } from '../../support/front-door.ts'

test('a report is answered without Next, from the address that the press saw', async () => {
  const { ask, asked } = await openFrontDoor(() => {}, { direct: directHandlers, trustedProxies: 0 })
  const report = (headers: Record<string, string>) =>
    ask('/api/beacon', {
      method: 'POST',
      headers: { host: 'jornal.example', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', ...headers },
      body: JSON.stringify({ page: crypto.randomUUID(), path: '/', seen: 5, read: 5 }),
    })
  const own = { origin: 'https://jornal.example' }
  expect((await report(own)).status).toBe(204)
  expect((await report({ ...own, 'x-forwarded-for': '203.0.113.7' })).status).toBe(204)
  expect((await report({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).status).toBe(403)
  expect((await ask('/api/beacon')).status).toBe(405)
  expect(asked).toEqual([])
  await flushVisits()
  // An address that nobody in front vouches for makes no second visitor.
  const visitors = await db().audienceVisit.findMany({ distinct: ['visitor'] })
  expect([await db().audienceVisit.count(), visitors.length]).toEqual([2, 1])
})
