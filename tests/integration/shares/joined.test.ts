import { beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { adjustShare } from '#server/shares/commands/adjust-share.ts'
import { listPayouts } from '#server/shares/commands/list-payouts.ts'
import { markPaid, unmarkPaid } from '#server/shares/commands/mark-paid.ts'
import { findShareMonths } from '#server/shares/queries/months.ts'
import { findOwnShare, findOwnShares } from '#server/shares/queries/own.ts'
import { findClosedShare } from '#server/shares/queries/statement.ts'
import { joinByline } from '#server/users/commands/join-byline.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { closed, counted, nextMonth, shareTerms } from '#tests/support/shares/counted.ts'

let master: SignedIn
let ana: SignedIn
beforeAll(async () => {
  master = await given.master()
  ana = await given.person(['author'], 'Ana Prado')
  await shareTerms(10_000)
})

/** An article that a month counts 100 times. */
async function countedOf(month: string, profileId: string): Promise<void> {
  const { article } = await given.article({ status: 'published' })
  await db().articleCredit.updateMany({ where: { articleId: article.id }, data: { profileId } })
  await counted(article.id, `${month}-05`, 100)
}

const byline = async () => (await db().profile.create({ data: { fullName: 'A. Prado' } })).id

test('an adjustment for a byline is deducted from the account that the byline joined', async () => {
  const [about, id] = [await nextMonth(), await byline()]
  await countedOf(about, id)
  await closed(master, about, 10_000)
  const correction = { requestId: crypto.randomUUID(), aboutMonth: about, authorId: id, amount: '-30' }
  const { month } = await adjustShare(master, { ...correction, reason: 'Contado duas vezes.' })
  await joinByline(master, { bylineId: id, userId: ana.id })
  await countedOf(month, ana.id)
  await closed(master, month, 10_000)
  const owed = { cents: 10_000, adjustedCents: -3_000, totalCents: 7_000 }
  expect((await findClosedShare(master, month, ana.id))?.people).toMatchObject([{ authorId: ana.id, ...owed }])
  expect((await listPayouts(master, { month })).map(({ totalCents }) => totalCents)).toEqual([7_000])
  expect(await findOwnShare(ana, month)).toMatchObject(owed)
  await markPaid(master, { month, authorId: ana.id, paidOn: '2020-05-05' })
  expect(await findOwnShare(ana, month)).toMatchObject({ paid: { cents: 7_000 }, dueCents: 0 })
})

test('what one of two joined names was paid is no payment of the other', async () => {
  const [month, id] = [await nextMonth(), await byline()]
  await countedOf(month, id)
  await countedOf(month, ana.id)
  await closed(master, month, 20_000)
  await markPaid(master, { month, authorId: ana.id, paidOn: '2020-05-05' })
  await joinByline(master, { bylineId: id, userId: ana.id })
  const half = { totalCents: 20_000, dueCents: 10_000, paid: { cents: 10_000 } }
  expect((await findOwnShares(ana)).months[0]).toMatchObject({ month, articles: 2, ...half })
  const share = await findClosedShare(master, month, id)
  expect(share?.people).toMatchObject([{ authorId: ana.id, ...half }])
  expect(share?.chosen?.lines).toHaveLength(2)
  expect((await findShareMonths(master)).closed[0]).toMatchObject({ month, people: 1, paid: 0, owedCents: 20_000 })
  // A screen from before the joining still names the byline.
  await markPaid(master, { month, authorId: id, paidOn: '2020-05-06' })
  expect(await findOwnShare(ana, month)).toMatchObject({ dueCents: 0, paid: { cents: 20_000 } })
  expect((await findShareMonths(master)).closed[0]).toMatchObject({ people: 1, paid: 1 })
  expect(await refusal(markPaid(master, { month, authorId: ana.id, paidOn: '2020-05-06' }))).toBe('share_paid_already')
  await unmarkPaid(master, { month, authorId: ana.id })
  expect(await findOwnShare(ana, month)).toMatchObject({ dueCents: 20_000, paid: null })
})
