import { beforeEach, expect, test, vi } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { exportOverview } from '#server/audience/export/http.ts'
import { postAnalyticsData } from '#server/audience/http.ts'
import { postAdRevenueData } from '#server/google/http.ts'
import { db } from '#server/platform/db/db.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { shareTerms } from '#tests/support/shares/counted.ts'
import { given } from '../../support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn(), sessionOf: vi.fn() }))

const october = { startDate: '2025-10-01', endDate: '2025-10-25' }
const day = new Date('2025-10-02')

async function ask(post: typeof postAnalyticsData, actor: Actor, body: object) {
  vi.mocked(actorOf).mockResolvedValue(actor)
  const answer = await post(
    new Request('https://jornal.example/api/x', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        ...{ origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example' },
        'content-type': 'application/json',
      },
    }),
  )
  return { status: answer.status, body: (await answer.json()) as { summary?: unknown; message?: string } }
}

beforeEach(async () => {
  await asOwner('TRUNCATE audience_days, google_ad_days')
})

test('analytics-data gives the figures of the session’s person, whatever userId says (abuse cases 7 and 8)', async () => {
  const [master, author, other] = [await given.master(), await given.author(), await given.author()]
  const figures = { views: 0, paidViews: 0, readers: 0, sessions: 4, visitors: 3, bounces: 1, seenSeconds: 120n }
  await db().audienceDay.createMany({
    data: [
      { subject: 'site', day, key: '', ...figures, pageViews: 9 },
      { subject: 'author', day, key: author.id ?? '', ...figures, pageViews: 5 },
    ],
  })
  const summary = { totalUsers: 3, totalSessions: 4, avgSessionDuration: 30, avgBounceRate: 0.25 }
  const of = (actor: Actor, userId: string | null) => ask(postAnalyticsData, actor, { ...october, userId })
  expect(await of(master, null)).toEqual({ status: 200, body: { summary: { ...summary, totalPageViews: 9 } } })
  expect(await of(author, null)).toMatchObject({ body: { summary: { totalPageViews: 5 } } })
  expect(await of(other, author.id ?? '')).toMatchObject({ body: { summary: { totalPageViews: 0, avgBounceRate: 0 } } })
  expect(await of(await given.reader(), author.id ?? '')).toMatchObject({ body: { summary: { totalPageViews: 0 } } })
  expect((await of(anonymous, author.id ?? '')).status).toBe(401)
})

test('ad-revenue-data gives masters the whole revenue, others their own after the split, readers nothing', async () => {
  const [master, author] = [await given.master(), await given.author()]
  const { article } = await given.article({ status: 'published', author })
  const views = { subject: 'article' as const, day, views: 25, paidViews: 25, readers: 0 }
  await db().audienceDay.create({ data: { ...views, key: article.id } })
  const counted = { impressions: 1_000, clicks: 20, requests: 2_000, filledRequests: 1_000 }
  await shareTerms(5_000)
  const of = (actor: Actor) => ask(postAdRevenueData, actor, { ...october, userId: master.id })
  expect(await of(master)).toEqual({ status: 200, body: { summary: null } })
  await db().googleAdDay.create({ data: { day, revenueMicros: 8_000_000n, ...counted, fetchedAt: day } })
  expect(await of(master)).toEqual({
    status: 200,
    body: {
      summary: {
        ...{ totalRevenue: 8_000_000, totalImpressions: 1_000, totalClicks: 20 },
        ...{ avgCTR: 0.02, fillRate: 0.5, totalAdRequests: 2_000 },
      },
    },
  })
  expect(await of(author)).toMatchObject({ body: { summary: { totalRevenue: 4_000_000, totalImpressions: null } } })
  expect((await of(await given.reader())).status).toBe(403)
})

test('the dashboard’s file has the ad revenue of each day: all of it for masters, one’s own for authors, none for readers', async () => {
  const [master, author] = [await given.master(), await given.author()]
  const { article } = await given.article({ status: 'published', author })
  await db().audienceDay.create({
    data: { subject: 'article', day, key: article.id, views: 25, paidViews: 25, readers: 0 },
  })
  await shareTerms(5_000)
  const counted = { impressions: 1_000, clicks: 20, requests: 2_000, filledRequests: 1_000 }
  await db().googleAdDay.create({ data: { day, revenueMicros: 8_120_000n, ...counted, fetchedAt: day } })
  const fileOf = async (actor: Actor) => {
    vi.mocked(actorOf).mockResolvedValue(actor)
    const address = 'https://jornal.example/api/export/audiencia?de=2025-10-01&ate=2025-10-02'
    const [head = '', ...rows] = (await (await exportOverview(new Request(address))).text()).trim().split(/\r?\n/)
    return { head, row: rows.find(line => line.includes('02/10/2025')) ?? '', rows: rows.length }
  }
  const whole = await fileOf(master)
  expect(whole.rows).toBe(2)
  expect(whole.head).toContain('"Receita de anúncios (R$)";"Impressões"')
  expect(whole.row).toMatch(/"8,12";"1000";"20";"2,00";"50,00";"2000"$/)
  const own = await fileOf(author)
  expect(own.head).toMatch(/"Receita de anúncios \(R\$\)"$/)
  expect(own.row).toMatch(/"4,06"$/)
  expect((await fileOf(await given.reader())).head).not.toContain('Receita')
})

test.each([
  {},
  { startDate: '01/10/2025', endDate: '25/10/2025' },
  { startDate: '2025-10-25', endDate: '2025-10-01' },
  { startDate: { $gt: '' }, endDate: "2025-10-01'; --" },
])('%j is no period, and the answer says so (abuse cases 13 and 21)', async body => {
  const master = await given.master()
  for (const post of [postAnalyticsData, postAdRevenueData]) {
    const answer = await ask(post, master, body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/\p{L}/u)
  }
})
