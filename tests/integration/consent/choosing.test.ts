import { beforeEach, expect, test, vi } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { consentWording, readConsent } from '#lib/consent/consent.ts'
import { receiveConsent } from '#server/consent/http.ts'
import { db } from '#server/platform/db/db.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { given } from '#tests/support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

beforeEach(async () => {
  vi.mocked(actorOf).mockResolvedValue(anonymous)
  await db().consent.deleteMany()
  await db().rateLimit.deleteMany()
})

function choose(form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return receiveConsent(
    new Request('https://jornal.example/api/consent', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: {
        origin: 'https://jornal.example',
        'x-forwarded-host': 'jornal.example',
        'x-forwarded-for': '8.8.8.8',
        referer: 'https://jornal.example/?city=petrolina-pe',
        'sec-fetch-dest': 'document',
        ...headers,
      },
    }),
  )
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find(cookie => cookie.startsWith('consent='))
    ?.split(';')[0] ?? ''
const choiceOf = (response: Response) => {
  const choice = readConsent(cookieOf(response))
  return choice && [choice.measurement, choice.advertising]
}
const proofs = () => db().consent.findMany({ orderBy: { createdAt: 'asc' } })

test.each([
  [{ escolha: 'aceitar' }, [true, true]],
  [{ escolha: 'recusar', medicao: '1', publicidade: '1' }, [false, false]],
  [{ escolha: 'escolhidas', medicao: '1' }, [true, false]],
])('%j is stored as %j, with its proof, and leads back', async (form, kept) => {
  const response = await choose(form)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/?city=petrolina-pe'])
  expect(choiceOf(response)).toEqual(kept)
  expect((await proofs()).map(row => [row.measurement, row.advertising, row.wording, row.userId])).toEqual([
    [...kept, consentWording, null],
  ])
})

test('a later choice is another proof under the same random id, with the user once that is known', async () => {
  const first = await choose({ escolha: 'aceitar' })
  const reader = await given.reader()
  vi.mocked(actorOf).mockResolvedValue(reader)
  const second = await choose({ escolha: 'recusar' }, { cookie: cookieOf(first) })
  expect(choiceOf(second)).toEqual([false, false])
  const rows = await proofs()
  expect(rows.map(({ advertising, userId }) => [advertising, userId])).toEqual([
    [true, null],
    [false, reader.id],
  ])
  expect(new Set(rows.map(({ visitorId }) => visitorId)).size).toBe(1)
})

test('a browser with a do-not-track signal refuses advertising, whatever is pressed, and the answer says so', async () => {
  const response = await choose({ escolha: 'aceitar' }, { 'sec-gpc': '1' })
  expect(choiceOf(response)).toEqual([true, false])
  expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain('GPC')
})

test.each([
  ['another site', { origin: 'https://evil.example' }, { escolha: 'aceitar' }, 403],
  ['something else chosen', {}, { escolha: '__proto__' }, 400],
  ['too much', {}, { escolha: 'x'.repeat(2_000) }, 413],
])('%s is refused, and nothing is written', async (_, headers, form, status) => {
  const response = await choose(form, headers)
  expect(response.status).toBe(status)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await proofs()).toEqual([])
})

test.each(['https://evil.example/x', 'https://jornal.example//evil.example', ''])(
  'a referer of %s redirects nobody to another site (abuse case 27)',
  async referer => {
    expect((await choose({ escolha: 'recusar' }, { referer })).headers.get('location')).toBe('/')
  },
)

test('one network cannot fill the table', async () => {
  for (let i = 0; i < 30; i += 1) await choose({ escolha: 'recusar' }, { 'sec-fetch-dest': 'empty' })
  expect((await choose({ escolha: 'recusar' }, { 'sec-fetch-dest': 'empty' })).status).toBe(429)
  expect((await choose({ escolha: 'recusar' })).status).toBe(303)
  expect(await db().consent.count()).toBe(30)
})
