import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Actor, system } from '#lib/actor.ts'
import { countAudience } from '#server/audience/commands/count-audience.ts'
import { countVisits } from '#server/audience/count-visits.ts'
import { receiveBeacon } from '#server/audience/http.ts'
import { flushViews, noteView } from '#server/audience/views.ts'
import { flushVisits } from '#server/audience/visits.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { readCounts } from '#server/shares/reckoning.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { given } from '#tests/support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

let restore = () => {}
const at = (moment: string) => {
  restore()
  restore = setClock(() => new Date(moment))
}
beforeEach(() => asOwner('TRUNCATE audience_days, article_views, audience_visits, audience_counts'))
afterEach(() => restore())

const published = async () => (await given.article({ status: 'published' })).article.id
const view = (articleId: string, address: string, browser: number, moment = '2026-05-11T12:00:00Z') =>
  noteView({ articleId, address, userAgent: `Firefox ${browser}`, at: new Date(moment) })

/** Counts the views so far, and gives those that people are paid by. */
async function paidOf(ids: readonly string[]): Promise<(number | undefined)[]> {
  await flushViews()
  at('2026-05-11T20:00:00Z')
  await countAudience(system, undefined)
  const counts = new Map((await readCounts(db(), '2026-05', 'views')).map(({ id, count }) => [id, count]))
  return ids.map(id => counts.get(id))
}

test('of one network a few views of an article pay its people, all views stay counted (abuse case 34)', async () => {
  const ids = [await published(), await published()] as const
  for (let browser = 0; browser < 200; browser++) view(ids[0], '7.7.7.7', browser)
  for (let hour = 13; hour < 19; hour++)
    for (let browser = 0; browser < 20; browser++) view(ids[0], '7.7.7.7', browser, `2026-05-11T${hour}:00:00Z`)
  for (let reader = 0; reader < 40; reader++) view(ids[1], `9.9.9.${reader}`, 0)
  expect(await paidOf(ids)).toEqual([30, 40])
  expect(await db().audienceDay.findMany({ where: { subject: 'article' }, orderBy: { views: 'desc' } })).toMatchObject([
    { views: 320, paidViews: 30 },
    { views: 40, paidViews: 40 },
  ])
})

test('one network that views many articles pays for a bounded number in all', async () => {
  const ids = await Promise.all(Array.from({ length: 15 }, published))
  for (const id of ids) for (let browser = 0; browser < 30; browser++) view(id, '7.7.7.7', browser)
  expect((await paidOf(ids)).reduce((sum = 0, count = 0) => sum + count, 0)).toBe(300)
})

test('the networks that one household gets are one (abuse case 46)', async () => {
  const ids = [await published(), await published()] as const
  for (let part = 0; part < 100; part++) {
    view(ids[0], `2804:14c:100:ab${part.toString(16).padStart(2, '0')}::1`, 0)
    view(ids[1], `2804:14c:${part.toString(16)}:ab00::1`, 0)
  }
  expect(await paidOf(ids)).toEqual([30, 100])
})

/** Reports openings of some articles as a subscriber, each under a browser's name of its own, and claims half an hour of each later. */
async function claim(actor: Actor, ids: readonly string[], day: string, hour: number): Promise<void> {
  vi.mocked(actorOf).mockResolvedValue(actor)
  const pages = ids.map(article => ({ page: randomUUID(), path: `/x/${article}`, article, seen: 5, read: 5 }))
  const send = async (seconds: number) => {
    for (const [browser, page] of pages.entries()) {
      const body = JSON.stringify({ ...page, seen: seconds, read: seconds })
      const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example' }
      const headers = {
        ...own,
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/${browser + 100}.0`,
        'x-forwarded-for': '7.7.7.7',
      }
      await receiveBeacon(new Request('https://jornal.example/api/beacon', { method: 'POST', body, headers }))
    }
    await flushVisits()
  }
  at(`${day}T${hour}:00:00Z`)
  await send(5)
  at(`${day}T${hour}:30:00Z`)
  await send(1_800)
}

const subscriber = async (): Promise<Actor> => ({ ...(await given.reader()), subscribed: true })

test('of one subscriber half an hour of an article pays on a day, however many browsers it names', async () => {
  const [id, other] = [await published(), await published()] as const
  const actor = await subscriber()
  await claim(actor, Array(20).fill(id), '2026-05-11', 13)
  await claim(actor, [id], '2026-05-11', 16)
  await claim(await subscriber(), [id, other], '2026-05-11', 19)
  await countVisits()
  const counts = new Map((await readCounts(db(), '2026-05', 'attention')).map(({ count, ...row }) => [row.id, count]))
  expect([counts.get(id), counts.get(other)]).toEqual([3_600, 1_800])
})

test('of one subscriber two hours of attention pay on a day', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, published))
  await claim(await subscriber(), ids, '2026-05-12', 13)
  await countVisits()
  const counts = await readCounts(db(), '2026-05', 'attention')
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(7_200)
})

test('a visit stores no id of its subscriber, and another visitor on another day', async () => {
  const actor = await subscriber()
  const id = await published()
  for (const day of ['2026-05-13', '2026-05-14']) await claim(actor, [id], day, 13)
  const rows = await db().audienceVisit.findMany()
  expect(new Set(rows.map(({ visitor }) => Buffer.from(visitor).toString('hex'))).size).toBe(2)
  const [{ text = '' } = {}] = await db().$queryRaw<{ text: string }[]>`
    SELECT string_agg(to_jsonb(v)::text, '') AS text FROM audience_visits v`
  expect(text.replaceAll('-', '')).not.toContain(String(actor.id).replaceAll('-', ''))
})
