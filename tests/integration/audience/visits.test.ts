import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { anonymous, system } from '#lib/actor.ts'
import { readPeriod } from '#lib/audience/period.ts'
import { pruneViews } from '#server/audience/commands/prune-views.ts'
import { countVisits } from '#server/audience/count-visits.ts'
import { receiveBeacon } from '#server/audience/http.ts'
import { findOverview } from '#server/audience/queries/overview.ts'
import { listOwnRead } from '#server/audience/queries/own-articles.ts'
import { countPresent } from '#server/audience/queries/present.ts'
import { flushViews } from '#server/audience/views.ts'
import { flushVisits } from '#server/audience/visits.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn(), sessionOf: vi.fn() }))

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let restore = () => {}
const at = (moment: string) => {
  restore()
  restore = setClock(() => new Date(moment))
}
beforeEach(async () => {
  vi.mocked(actorOf).mockResolvedValue(anonymous)
  await asOwner('TRUNCATE audience_visits, audience_days, audience_hours, audience_counts')
})
afterEach(() => restore())

async function report(body: object, headers: Record<string, string> = {}): Promise<number> {
  const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example', 'user-agent': FIREFOX }
  const request = new Request('https://jornal.example/api/beacon', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...own, 'x-forwarded-for': '8.8.8.8', ...headers },
  })
  return (await receiveBeacon(request)).status
}

const opening = (fields: object = {}) => ({ page: randomUUID(), path: '/', seen: 5, read: 5, ...fields })
const stored = async () => {
  await flushVisits()
  return db().audienceVisit.findMany({ orderBy: { at: 'asc' } })
}

describe('an opening of a page', () => {
  test('is one row that its later reports raise and never lower; an article’s counts as a view too', async () => {
    const { article } = await given.article({ status: 'published' })
    const body = opening({ article: article.id, path: `/x/${article.slug}` })
    at('2026-05-11T12:00:05Z')
    expect(await report(body)).toBe(204)
    await flushVisits()
    at('2026-05-11T12:02:00Z')
    await report({ ...body, seen: 120, read: 90 })
    await report({ ...body, seen: 60, read: 30 })
    expect(await stored()).toMatchObject([
      { articleId: article.id, seenSeconds: 120, readSeconds: 90, at: new Date('2026-05-11T12:00:00Z') },
    ])
    await flushViews()
    expect((await db().article.findUniqueOrThrow({ where: { id: article.id } })).viewsCount).toBe(1)
  })

  test('cannot last longer than since it began, nor longer than half an hour', async () => {
    const body = opening({ seen: 1_700, read: 1_700 })
    at('2026-05-11T12:00:00Z')
    await report(body)
    expect((await stored())[0]?.seenSeconds).toBeLessThanOrEqual(20)
    at('2026-05-11T12:01:00Z')
    await report(body)
    expect((await stored())[0]?.seenSeconds).toBeLessThanOrEqual(80)
    at('2026-05-11T18:00:00Z')
    await report({ ...body, seen: 20_000, read: 20_000 })
    expect((await stored())[0]).toMatchObject({ seenSeconds: 1_800, readSeconds: 1_800 })
  })

  test('whose first report could not be written yet keeps its beginning and its arrival (abuse case 35)', async () => {
    const body = opening({ from: 'www.google.com' })
    at('2026-05-11T12:00:05Z')
    await report(body)
    await asOwner('ALTER TABLE audience_visits RENAME TO audience_visits_away')
    const writing = flushVisits()
    at('2026-05-11T12:00:50Z')
    await report({ ...body, from: undefined, seen: 50, read: 40 })
    await writing
    await asOwner('ALTER TABLE audience_visits_away RENAME TO audience_visits')
    expect(await stored()).toMatchObject([
      { at: new Date('2026-05-11T12:00:00Z'), seenSeconds: 50, readSeconds: 40, source: 'search:Google' },
    ])
  })

  test('holds no address, no user agent and no path; its salt is gone after the next day, the row after thirty', async () => {
    at('2026-05-11T12:00:00Z')
    await report(opening({ path: '/segredo', from: 'www.google.com', utm: { campaign: 'Natal' } }))
    const [row] = await stored()
    expect(row).toMatchObject({ source: 'search:Google', campaign: 'natal', device: 'desk', subscriber: false })
    const [{ text = '' } = {}] = await db().$queryRaw<{ text: string }[]>`
      SELECT string_agg(to_jsonb(v)::text, '') AS text FROM audience_visits v`
    for (const secret of ['8.8.8.8', 'Firefox', 'segredo']) expect(text).not.toContain(secret)
    const salts = () => db().audienceSalt.count({ where: { day: new Date('2026-05-11') } })
    at('2026-05-12T12:00:00Z')
    await pruneViews(system, undefined)
    expect(await salts()).toBe(1)
    at('2026-05-13T12:00:00Z')
    await pruneViews(system, undefined)
    expect([await salts(), await db().audienceVisit.count()]).toEqual([0, 1])
    at('2026-06-12T12:00:00Z')
    await pruneViews(system, undefined)
    expect(await db().audienceVisit.count()).toBe(0)
  })

  test('by a bot, the newsroom, a prefetch or of a preview is accepted and not counted', async () => {
    expect(await report(opening(), { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toBe(204)
    expect(await report(opening(), { 'sec-purpose': 'prefetch' })).toBe(204)
    expect(await report(opening({ path: '/previa/abc' }))).toBe(204)
    vi.mocked(actorOf).mockResolvedValue(await given.author())
    expect(await report(opening())).toBe(204)
    expect(await stored()).toEqual([])
  })

  test('names no article that is not public (abuse case 12)', async () => {
    const { article } = await given.article({ status: 'draft' })
    await report(opening({ article: article.id }))
    expect(await stored()).toMatchObject([{ articleId: null }])
  })

  test('beyond what one network can open in a minute is dropped (abuse case 34)', async () => {
    at('2026-05-11T12:00:00Z')
    // However often one opening reports, it costs its network one point.
    const opened = opening()
    for (let time = 0; time < 50; time++) await report(opened, { 'x-forwarded-for': '7.7.7.7' })
    for (let page = 0; page < 650; page++) await report(opening(), { 'x-forwarded-for': '7.7.7.7' })
    await report(opening())
    expect(await stored()).toHaveLength(601)
  })

  test('beyond what may wait in memory is dropped, and one that waits is raised (abuse case 21)', async () => {
    at('2026-05-11T12:00:00Z')
    const known = opening()
    await report(known)
    const { visits } = singleton('visits', () => ({ visits: new Map<string, unknown>() }))
    Object.defineProperty(visits, 'size', { value: 50_000, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(visits, 'size'))
    await report(opening())
    await report({ ...known, seen: 9 })
    expect(await stored()).toMatchObject([{ seenSeconds: 9 }])
  })
})

test('a reload is no page view, a pause of half an hour begins a session, one short page is a bounce', async () => {
  const visit = async (moment: string, fields: object, address = '8.8.8.8') => {
    at(moment)
    await report(opening(fields), { 'x-forwarded-for': address })
    await flushVisits()
  }
  await visit('2026-05-11T12:00:10Z', { path: '/a' })
  await visit('2026-05-11T12:01:00Z', { path: '/a', again: true })
  await visit('2026-05-11T12:01:05Z', { path: '/a' })
  await visit('2026-05-11T12:02:00Z', { path: '/b' })
  await visit('2026-05-11T12:40:00Z', { path: '/a', again: true })
  await visit('2026-05-11T12:00:10Z', { path: '/a' }, '9.9.9.9')
  at('2026-05-11T13:00:00Z')
  await countVisits()
  await countVisits()
  const site = await db().audienceDay.findMany({ where: { subject: 'site' } })
  expect(site).toMatchObject([{ pageViews: 4, sessions: 3, visitors: 2, bounces: 2, seenSeconds: 30n }])
  expect(await db().audienceHour.findMany()).toMatchObject([{ pageViews: 4, visitors: 2 }])
})

test('the depth of an article is the deepest of each session, and only an article has one', async () => {
  const { article, author } = await given.article({ status: 'published' })
  at('2026-05-11T12:00:05Z')
  const body = opening({ article: article.id, depth: 20 })
  await report(body)
  await report({ ...body, depth: 60 })
  await flushVisits()
  await report({ ...body, depth: 40 })
  await report(opening({ article: article.id, depth: 30 }))
  await report(opening({ article: article.id, depth: 100 }), { 'x-forwarded-for': '9.9.9.9' })
  await report(opening({ article: article.id }), { 'x-forwarded-for': '8.8.4.4' })
  await report(opening({ path: '/ultimas', depth: 90 }))
  for (const depth of [101, -1, 1.5, '50']) expect(await report(opening({ depth }))).toBe(400)
  expect((await stored()).map(({ depth }) => depth).sort()).toEqual([100, 30, 60, null, null])
  await countVisits()
  const period = readPeriod({ de: '2026-05-11', ate: '2026-05-11' }, new Date())
  expect(await listOwnRead(author, period)).toMatchObject([{ sessions: 3, depthPercents: 160, depthSessions: 2 }])
  const site = await db().audienceDay.findMany({ where: { subject: { in: ['site', 'source'] } } })
  expect(site.map(({ depthSessions }) => depthSessions)).toEqual([0, 0])
})

test('a master sees the whole site, others their own articles, whatever they ask (abuse case 7)', async () => {
  const { article, author } = await given.article({ status: 'published' })
  at('2026-05-11T12:00:05Z')
  await report(opening({ article: article.id }))
  await report(opening({ path: '/ultimas' }), { 'x-forwarded-for': '9.9.9.9' })
  await flushVisits()
  await countVisits()
  const period = readPeriod({ de: '2026-05-11', ate: '2026-05-11' }, new Date())
  const seen = async (actor: Parameters<typeof findOverview>[0]) => (await findOverview(actor, period)).sum.pageViews
  expect(await seen(await given.master())).toBe(2)
  expect(await seen(author)).toBe(1)
  expect(await seen(await given.editor())).toBe(0)
  expect(await listOwnRead(author, period)).toMatchObject([{ id: article.id, pageViews: 1 }])
  expect(await listOwnRead(await given.author(), period)).toEqual([])
  expect(await seen(await given.reader())).toBe(0)
  expect(await refusal(listOwnRead(anonymous, period))).toBe('forbidden')
  expect(await refusal(findOverview(anonymous, period))).toBe('forbidden')
  expect(await refusal(countPresent(await given.reader()))).toBe('forbidden')
})

test('who opened or left a page in the last five minutes is on the site now', async () => {
  at('2026-05-11T11:50:00Z')
  await report(opening(), { 'x-forwarded-for': '1.1.1.1' })
  at('2026-05-11T12:00:00Z')
  await report(opening())
  await report(opening({ path: '/b' }))
  await report(opening(), { 'x-forwarded-for': '9.9.9.9' })
  await flushVisits()
  at('2026-05-11T12:03:00Z')
  expect(await countPresent(await given.master())).toBe(2)
})
