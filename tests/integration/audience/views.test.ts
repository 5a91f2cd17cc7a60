import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { receiveBeacon } from '#server/audience/http.ts'
import { flushViews, noteView } from '#server/audience/views.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { given } from '#tests/support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

beforeEach(() => {
  vi.mocked(actorOf).mockResolvedValue(anonymous)
})

function beacon(body: string, headers: Record<string, string> = {}): Promise<Response> {
  const own = {
    origin: 'https://jornal.example',
    'x-forwarded-host': 'jornal.example',
    'user-agent': FIREFOX,
    'x-forwarded-for': '8.8.8.8',
  }
  return receiveBeacon(
    new Request('https://jornal.example/api/beacon', { method: 'POST', body, headers: { ...own, ...headers } }),
  )
}

const opening = (article: string, page: string = randomUUID()) => ({ page, path: '/x', article, seen: 5, read: 5 })
const read = (article: string, headers?: Record<string, string>) => beacon(JSON.stringify(opening(article)), headers)

async function viewsOf(id: string): Promise<number> {
  await flushViews()
  return (await db().article.findUniqueOrThrow({ where: { id } })).viewsCount
}

const published = async () => (await given.article({ status: 'published' })).article.id

describe('a view', () => {
  test('counts once for a hundred beacons of the same reader (abuse case 34)', async () => {
    const id = await published()
    const from = { 'x-forwarded-for': '8.8.4.4' }
    for (let i = 0; i < 100; i += 1) expect((await read(id, from)).status).toBe(204)
    expect(await viewsOf(id)).toBe(1)
    await read(id, from)
    expect(await viewsOf(id)).toBe(1)
  })

  test('counts again for another reader, another article and half an hour later', async () => {
    const [one, two] = [await published(), await published()]
    const start = new Date('2026-03-10T12:00:00Z')
    const restore = setClock(() => start)
    await read(one)
    await read(one, { 'x-forwarded-for': '9.9.9.9' })
    await read(one, { 'user-agent': `${FIREFOX} other` })
    await read(two)
    restore()
    const later = setClock(() => new Date(start.getTime() + 30 * 60_000))
    await read(one)
    later()
    expect([await viewsOf(one), await viewsOf(two)]).toEqual([4, 1])
  })

  test('stores no address, and another hash every day of São Paulo', async () => {
    const id = await published()
    const restore = setClock(() => new Date('2026-03-11T02:59:00Z'))
    await read(id)
    restore()
    const nextDay = setClock(() => new Date('2026-03-11T03:01:00Z'))
    await read(id)
    nextDay()
    await flushViews()
    const rows = await db().articleView.findMany({ where: { articleId: id } })
    const hashes = rows.map(row => Buffer.from(row.visitorHash))
    expect(hashes.map(hash => hash.length)).toEqual([16, 16])
    expect(hashes[0]?.equals(hashes[1] ?? Buffer.alloc(0))).toBe(false)
    expect(Buffer.concat(hashes).includes('8.8.8.8')).toBe(false)
  })
})

test('one machine under many browsers’ names views thirty times in half an hour, and others’ views count (abuse cases 34, 46)', async () => {
  const [id, other] = [await published(), await published()]
  const restore = setClock(() => new Date('2026-03-12T12:00:00Z'))
  const machine = (n: number) => ({ 'x-forwarded-for': '7.7.7.7', 'user-agent': `${FIREFOX} ${n}` })
  const page = randomUUID()
  for (let n = 0; n < 50; n++) await beacon(JSON.stringify(opening(id, page)), machine(n))
  expect(await viewsOf(id)).toBe(1)
  for (let n = 1; n < 700; n++) await read(id, machine(n))
  await read(other, { 'x-forwarded-for': '9.9.9.9' })
  restore()
  expect([await viewsOf(id), await viewsOf(other)]).toEqual([30, 1])
})

test('the networks that one owner gets are one machine’s (abuse case 46)', async () => {
  const [id, other] = [await published(), await published()]
  const restore = setClock(() => new Date('2026-03-13T12:00:00Z'))
  for (let n = 0; n < 40; n++) {
    await read(id, { 'x-forwarded-for': `2804:7f0:aa01:${n.toString(16)}::1` })
    await read(other, { 'x-forwarded-for': `2804:7f0:${n.toString(16)}::1` })
  }
  restore()
  expect([await viewsOf(id), await viewsOf(other)]).toEqual([30, 40])
})

test('two hundred readers behind one address of a carrier count over a day (abuse case 46)', async () => {
  const id = await published()
  const start = new Date('2026-03-14T10:00:00Z').getTime()
  for (let reader = 0; reader < 200; reader++) {
    // Twelve hours, with a busy one in the evening.
    const minutes = reader < 50 ? 600 + reader : (reader - 50) * 4
    const restore = setClock(() => new Date(start + minutes * 60_000))
    await read(id, { 'x-forwarded-for': '179.1.1.1', 'user-agent': `${FIREFOX} ${reader}` })
    restore()
  }
  expect(await viewsOf(id)).toBe(200)
})

test('more views than the buffer holds are dropped', async () => {
  const id = await published()
  const at = new Date('2026-03-10T12:00:00Z')
  const view = (n: number) => noteView({ articleId: id, address: `10.0.${n >> 8}.${n & 255}`, userAgent: FIREFOX, at })
  for (let n = 0; n < 25_000; n++) view(n)
  expect(await viewsOf(id)).toBe(20_000)
})

describe('an invalid beacon', () => {
  test.each([
    ['another site', '{}', { origin: 'https://evil.example' }, 403],
    ['a page that names no opening', `{"article":"${randomUUID()}"}`, {}, 400],
    ['an id that is none', `{"article":"1' or '1'='1"}`, {}, 400],
    ['a long body', 'x'.repeat(1_025), {}, 413],
  ])('from %s is refused', async (_, body, headers, status) => {
    expect((await beacon(body, headers)).status).toBe(status)
  })
})
