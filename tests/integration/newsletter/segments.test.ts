import { beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { everybody, type Segment } from '#lib/newsletter/segment.ts'
import { grantsPremium } from '#lib/subscriptions/subscription.ts'
import { makeSubscription } from '#prisma/seed/factories.ts'
import { newToken } from '#server/newsletter/commands/subscribe.ts'
import { countSegment, recipientsOf, segmentWhere } from '#server/newsletter/recipients.ts'
import { db } from '#server/platform/db/db.ts'
import { grantingWhere } from '#server/subscriptions/granting/queries.ts'
import { rounds } from '#tests/support/tier.ts'
import { given } from '../../support/given.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
let master: SignedIn

beforeAll(async () => {
  master = await given.master()
})

type Own = Partial<Parameters<ReturnType<typeof db>['newsletterSubscriber']['create']>[0]['data']>

async function subscriber(email: string, own: Own = {}): Promise<string> {
  const common = { email, status: 'active', token: newToken(), source: 'form', confirmedAt: daysAgo(200) }
  const data = { ...common, subscribedAt: daysAgo(200), ...own } as never
  return (await db().newsletterSubscriber.create({ data })).id
}

const of = async (segment: Partial<Segment>) => {
  const ids = await recipientsOf(db(), { ...everybody, ...segment })
  const rows = await db().newsletterSubscriber.findMany({ where: { id: { in: ids } }, orderBy: { email: 'asc' } })
  expect(await countSegment(master, { ...everybody, ...segment })).toBe(rows.length)
  return rows.map(({ email }) => email.split('@')[0])
}

describe('a segment', () => {
  test('takes active subscribers by city, source, tag, engagement and premium', async () => {
    const reader = await given.subscriber()
    const { email } = await db().user.findUniqueOrThrow({ where: { id: reader.id } })
    const typed = await given.subscriber()
    await db().user.update({ where: { id: typed.id }, data: { emailConfirmedAt: null } })
    const unproven = (await db().user.findUniqueOrThrow({ where: { id: typed.id } })).email
    await subscriber('a@x.com', { city: 'londrina-pr', engagedAt: daysAgo(2), tags: ['Assembleia'] })
    await subscriber('b@x.com', { isCounted: true, city: 'maringa-pr', engagedAt: daysAgo(120), source: 'manual' })
    await subscriber('c@x.com', { isCounted: true, subscribedAt: daysAgo(20) })
    await subscriber('d@x.com', { isCounted: false, frequency: 'weekly', city: 'maringa-pr' })
    await subscriber('left@x.com', { status: 'unsubscribed', tags: ['Assembleia'] })
    await subscriber(email, { subscribedAt: daysAgo(1), city: 'maringa-pr' })
    await subscriber(unproven, { subscribedAt: daysAgo(1), city: 'maringa-pr' })
    const premium = email.split('@')[0]

    expect(await of({})).toHaveLength(6)
    expect(await of({ city: 'londrina-pr' })).toEqual(['a', 'c'])
    expect(await of({ source: 'manual' })).toEqual(['b'])
    expect(await of({ frequency: 'weekly' })).toEqual(['d'])
    expect(await of({ tag: 'Assembleia' })).toEqual(['a'])
    expect(await of({ engagement: 'engaged' })).toEqual(['a'])
    // Neither a new subscriber nor one who is not counted is quiet.
    expect(await of({ engagement: 'quiet' })).toEqual(['b'])
    expect(await of({ paying: true })).toEqual([premium])
    expect(await of({ paying: false })).toHaveLength(5)
    expect(await of({ paying: true, city: 'londrina-pr' })).toEqual([])
  })

  test('knows who may read premium texts by the rule of the subscriptions', async () => {
    const reader = await given.reader()
    const moment = new Date()
    const ends = [-30, -8, -7.0001, -6.9999, -1, -0.0001, 0, 0.0001, 5]
    for (const status of ['active', 'cancelled', 'past_due', 'incomplete'] as const)
      for (const end of ends)
        await makeSubscription({
          userId: reader.id,
          status,
          start: new Date(0),
          end: new Date(moment.getTime() + end * 86_400_000),
        })
    const all = await db().subscription.findMany({ where: { userId: reader.id } })
    const granting = await db().subscription.findMany({ where: { userId: reader.id, ...grantingWhere(moment) } })
    expect(granting.map(({ id }) => id).sort()).toEqual(
      all
        .filter(each => grantsPremium(each, moment))
        .map(({ id }) => id)
        .sort(),
    )
    expect(granting.length).toBeGreaterThan(9)
  })
})

test('very many recipients are read in parts, each once', async () => {
  const subscribers = rounds(20_000, 200_000)
  await db().$executeRaw`
    INSERT INTO newsletter_subscribers (id, email, status, token, source, confirmed_at)
    SELECT gen_random_uuid(), 'muitos' || n || '@x.com', CASE WHEN n % 20 = 0 THEN 'unsubscribed' ELSE 'active' END, 'muitos-' || n, 'form', now()
    FROM generate_series(1, ${subscribers}::int) n`
  const ids = await recipientsOf(db(), everybody)
  expect(new Set(ids).size).toBe(await db().newsletterSubscriber.count({ where: segmentWhere(everybody) }))
  expect(ids.length).toBe(new Set(ids).size)
})
