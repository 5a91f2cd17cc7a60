import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { consentValue } from '#lib/consent/consent.ts'
import { receiveBeacon } from '#server/audience/http.ts'
import { flushVisits } from '#server/audience/visits.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { type GoogleDouble, startGoogleDouble } from '#tests/doubles/google/double.ts'
import { given } from '../../support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn(), sessionOf: vi.fn() }))

const secret = 'canario-da-medicao'
let google: GoogleDouble
beforeAll(async () => {
  google = await startGoogleDouble()
})
afterAll(() => google.stop())
beforeEach(() => {
  vi.mocked(actorOf).mockResolvedValue(anonymous)
  google.measured = []
  google.fault = 'none'
  Object.assign(env().google, { base: google.url, measurement: { id: 'G-TESTE123', secret } })
})

const cookie = (measurement: boolean) =>
  `consent=${consentValue({ visitorId: randomUUID(), measurement, advertising: true })}`
const allowed = cookie(true)

async function report(body: object, headers: Record<string, string>): Promise<void> {
  const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example', 'x-forwarded-for': '8.8.8.8' }
  const request = new Request('https://jornal.example/api/beacon', {
    method: 'POST',
    body: JSON.stringify({ page: randomUUID(), path: '/ultimas', seen: 5, read: 5, ...body }),
    headers: { ...own, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', ...headers },
  })
  expect((await receiveBeacon(request)).status).toBe(204)
  await flushVisits()
}

test('a visitor who allowed measurement is told to Google: the opening once, then the time', async () => {
  const body = { page: randomUUID(), from: 'www.google.com', utm: { campaign: 'cheia', source: 'boletim' } }
  await report(body, { cookie: allowed })
  await report({ ...body, seen: 12, read: 12 }, { cookie: allowed })
  await expect.poll(() => google.measured.length).toBe(2)
  const [opening, later] = google.measured
  expect(opening).toMatchObject({ id: 'G-TESTE123', secret, body: { non_personalized_ads: true } })
  expect(opening?.body).toMatchObject({
    events: [
      {
        name: 'page_view',
        params: {
          engagement_time_msec: 5_000,
          page_location: expect.stringMatching(
            /\/ultimas\?utm_campaign=cheia&utm_source=boletim$|\/ultimas\?utm_source=boletim&utm_campaign=cheia$/,
          ),
          page_referrer: 'https://www.google.com/',
        },
      },
    ],
  })
  expect(later?.body).toMatchObject({ events: [{ name: 'user_engagement', params: { engagement_time_msec: 7_000 } }] })
  const [one, other] = google.measured.map(
    ({ body }) => body as { client_id: string; events: [{ params: { session_id: string } }] },
  )
  expect(one?.client_id).toBe(other?.client_id)
  expect(one?.events[0].params.session_id).toBe(other?.events[0].params.session_id)
  expect(JSON.stringify(google.measured)).not.toMatch(/8\.8\.8\.8|Firefox/)
})

test('nobody else is', async () => {
  for (const headers of [{}, { cookie: cookie(false) }, { cookie: 'consent=1' }, { cookie: allowed, 'sec-gpc': '1' }])
    await report({}, headers as Record<string, string>)
  await report({ path: '/presente/segredo' }, { cookie: allowed })
  await report({ path: '/newsletter/inscricao/segredo' }, { cookie: allowed })
  vi.mocked(actorOf).mockResolvedValue(await given.author())
  await report({}, { cookie: allowed })
  Object.assign(env().google, { measurement: null })
  vi.mocked(actorOf).mockResolvedValue(anonymous)
  await report({}, { cookie: allowed })
  // A visit that is told comes after all that are not.
  Object.assign(env().google, { measurement: { id: 'G-TESTE123', secret } })
  await report({ path: '/por-ultimo' }, { cookie: allowed })
  await expect.poll(() => google.measured.length).toBe(1)
  expect(JSON.stringify(google.measured)).toContain('/por-ultimo')
})

test('while Google is down visits are counted here, and the log holds no secret (abuse case 40)', async () => {
  const warned = vi.spyOn(log(), 'warn')
  google.fault = 'error'
  const before = await db().audienceVisit.count()
  await report({}, { cookie: allowed })
  expect(await db().audienceVisit.count()).toBe(before + 1)
  await expect.poll(() => warned.mock.calls.length).toBe(1)
  expect(JSON.stringify(warned.mock.calls)).not.toContain(secret)
})
