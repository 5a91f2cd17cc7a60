import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { eraseReadings } from '#server/audience/commands/erase-readings.ts'
import { logReading } from '#server/audience/commands/log-reading.ts'
import { receiveBeacon } from '#server/audience/http.ts'
import { listHistory } from '#server/audience/queries/history.ts'
import { listUnfinished } from '#server/audience/queries/unfinished.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { given } from '#tests/support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

const minute = 60_000
const start = new Date('2026-03-10T12:00:00Z')
let time = start
setClock(() => time)
beforeEach(() => {
  time = start
})

const published = async (visibility: 'public' | 'premium' = 'public') =>
  (await given.article({ status: 'published', fields: { visibility } })).article.id

async function logged(visit: string) {
  const row = await db().reading.findUnique({ where: { id: visit } })
  return row && [row.timeSpentSeconds, row.scrollDepthPercent]
}

const visitOf = async (
  reader: Actor,
  article: string,
  seconds: number,
  depth: number,
  visit: string = randomUUID(),
) => {
  await logReading(reader, { visit, article, seconds, depth })
  return visit
}

describe('a visit in the reading log', () => {
  test('is one row, raised to its last values and never lowered', async () => {
    const [reader, article] = [await given.reader(), await published()]
    const visit = await visitOf(reader, article, 30, 40)
    time = new Date(start.getTime() + 2 * minute)
    await visitOf(reader, article, 140, 80, visit)
    expect(await logged(visit)).toEqual([140, 80])
    await visitOf(reader, article, 20, 10, visit)
    expect(await logged(visit)).toEqual([140, 80])
    expect(await db().reading.count({ where: { userId: reader.id } })).toBe(1)
  })

  test('is no longer than the time since it began, nor than the maximum, and nothing under ten seconds', async () => {
    const [reader, article] = [await given.reader(), await published()]
    expect(await logged(await visitOf(reader, article, 9, 100))).toBeNull()
    const visit = await visitOf(reader, article, 30, 40)
    time = new Date(start.getTime() + minute)
    await visitOf(reader, article, 9_999, 50, visit)
    expect(await logged(visit)).toEqual([30 + 60 + 10, 50])
    expect(await logged(await visitOf(reader, article, 9_999_999, 50))).toEqual([12 * 60 * 60, 50])
  })

  test('of another person, or of another article, stays the same', async () => {
    const [reader, stranger, article] = [await given.reader(), await given.reader(), await published()]
    const visit = await visitOf(reader, article, 30, 40)
    time = new Date(start.getTime() + 5 * minute)
    expect(await logReading(stranger, { visit, article, seconds: 200, depth: 90 })).toBe(false)
    expect(await logReading(reader, { visit, article: await published(), seconds: 200, depth: 90 })).toBe(false)
    expect(await logged(visit)).toEqual([30, 40])
  })

  test('is stored only for readers who may read the whole article', async () => {
    const premium = await published('premium')
    expect(await logged(await visitOf(await given.reader(), premium, 60, 50))).toBeNull()
    expect(await logged(await visitOf(await given.subscriber(), premium, 60, 50))).toEqual([60, 50])
    const draft = (await given.article()).article.id
    expect(await logged(await visitOf(await given.reader(), draft, 60, 50))).toBeNull()
    expect(await logged(await visitOf(anonymous, await published(), 60, 50))).toBeNull()
    expect(await logged(await visitOf(await given.reader(), randomUUID(), 60, 50))).toBeNull()
  })
})

describe('a beacon of a visit', () => {
  const send = (body: object) =>
    receiveBeacon(
      new Request('https://jornal.example/api/beacon', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example', 'user-agent': 'Firefox' },
      }),
    )

  test('belongs to the session’s user, whatever user it names', async () => {
    const [reader, other, article, visit] = [
      await given.reader(),
      await given.reader(),
      await published(),
      randomUUID(),
    ]
    vi.mocked(actorOf).mockResolvedValue(reader)
    expect((await send({ visit, article, seconds: 45.7, depth: 250, userId: other.id })).status).toBe(204)
    expect(await db().reading.findUniqueOrThrow({ where: { id: visit } })).toMatchObject({
      userId: reader.id,
      timeSpentSeconds: 45,
      scrollDepthPercent: 100,
    })
  })
})

describe('one’s own history', () => {
  const ago = (days: number) => {
    time = new Date(start.getTime() - days * 24 * 60 * minute)
  }

  test('is erased visit by visit or whole, and never another person’s', async () => {
    const [reader, other, article] = [await given.reader(), await given.reader(), await published()]
    const [one] = [await visitOf(reader, article, 20, 50), await visitOf(reader, article, 20, 50)]
    const foreign = await visitOf(other, article, 20, 50)
    expect(await eraseReadings(reader, { visit: foreign })).toBe(0)
    expect(await eraseReadings(reader, { visit: one })).toBe(1)
    await visitOf(reader, article, 20, 50)
    expect(await eraseReadings(reader, { visit: 'all' })).toBe(2)
    expect(await logged(foreign)).toEqual([20, 50])
    await expect(eraseReadings(anonymous, { visit: 'all' })).rejects.toMatchObject({ code: 'signed_out' })
  })

  const unfinishedOf = async (reader: SignedIn) =>
    (await listUnfinished(reader)).map(({ card, depth }) => [card.id, depth])

  test('offers at most three articles that were begun and not finished in the last thirty days', async () => {
    const reader = await given.reader()
    const [old = '', barely = '', done = '', a = '', b = '', c = '', d = ''] = await Promise.all(
      Array.from({ length: 7 }, () => published()),
    )
    for (const [days, article, depth] of [
      [31, old, 50],
      [3, barely, 9],
      [3, done, 50],
      [3, a, 30],
      [2, done, 95],
      [2, b, 10],
      [1, c, 90],
      [0, d, 40],
    ] as const) {
      ago(days)
      await visitOf(reader, article, 20, depth)
    }
    expect(await unfinishedOf(reader)).toEqual([
      [d, 40],
      [c, 90],
      [b, 10],
    ])
  })

  test('does not offer articles that are gone, or closed since', async () => {
    const reader = await given.subscriber()
    const [premium, gone] = [await published('premium'), await published()]
    await visitOf(reader, premium, 20, 50)
    await visitOf(reader, gone, 20, 50)
    await db().article.update({ where: { id: gone }, data: { deletedAt: new Date() } })
    expect(await unfinishedOf(reader)).toEqual([[premium, 50]])
    expect(await unfinishedOf({ ...reader, subscribed: false })).toEqual([])
    const history = (await listHistory(reader)).entries
    expect(history.filter(({ path }) => path === null)).toMatchObject([
      { title: 'Artigo que não está mais disponível' },
    ])
  })
})
