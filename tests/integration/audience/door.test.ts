import { expect, test } from 'vitest'
import { receiveBeacon } from '#server/audience/http.ts'
import { flushVisits } from '#server/audience/visits.ts'
import { db } from '#server/platform/db/db.ts'

/** A report as the press hands it on: the sender's address stands in one header, which the press writes. */
const report = (headers: Record<string, string>) =>
  receiveBeacon(
    new Request('https://jornal.example/api/beacon', {
      method: 'POST',
      headers: {
        ...{ host: 'jornal.example', 'x-forwarded-host': 'jornal.example', 'x-forwarded-for': '203.0.113.7' },
        ...{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', ...headers },
      },
      body: JSON.stringify({ page: crypto.randomUUID(), path: '/', seen: 5, read: 5 }),
    }),
  )

test('two reports of one address are two openings of one visitor; one of another site counts nothing', async () => {
  const own = { origin: 'https://jornal.example' }
  expect([(await report(own)).status, (await report(own)).status]).toEqual([204, 204])
  expect((await report({ origin: 'https://evil.example' })).status).toBe(403)
  await flushVisits()
  const visitors = await db().audienceVisit.findMany({ distinct: ['visitor'] })
  expect([await db().audienceVisit.count(), visitors.length]).toEqual([2, 1])
})
