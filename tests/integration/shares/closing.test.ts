import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { firstDay } from '#lib/shares/months.ts'
import { newspaper } from '#lib/shares/share-out.ts'
import { db } from '#server/platform/db/db.ts'
import { adjustShare } from '#server/shares/commands/adjust-share.ts'
import { closeMonth } from '#server/shares/commands/close-month.ts'
import { markPaid, unmarkPaid } from '#server/shares/commands/mark-paid.ts'
import { saveTerms } from '#server/shares/commands/save-terms.ts'
import { findShareMonths } from '#server/shares/queries/months.ts'
import { findSharePreview } from '#server/shares/queries/preview.ts'
import { findClosedShare } from '#server/shares/queries/statement.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { closed, counted, nextMonth, shareTerms } from '#tests/support/shares/counted.ts'

let master: SignedIn
let ana: SignedIn
let bia: SignedIn
beforeAll(async () => {
  master = await given.master()
  ana = await given.person(['author'], 'Ana Prado')
  bia = await given.person(['author'], 'Bia Rocha')
})
beforeEach(() => shareTerms(4_000))

/** Two articles of Ana and one of Bia in a month. */
async function countedMonth(month: string) {
  const [first, second, other] = await Promise.all(
    [ana, ana, bia].map(async author => (await given.article({ status: 'published', author })).article),
  )
  if (!first || !second || !other) throw new Error('No articles')
  await counted(first.id, `${month}-01`, 100)
  await counted(first.id, `${month}-28`, 50)
  await counted(second.id, `${month}-10`, 50)
  await counted(other.id, `${month}-10`, 100)
  return { first, second, other }
}

const sums = async (month: string) =>
  (await findClosedShare(master, month, null))?.people.map(({ name, totalCents }) => [name, totalCents])

test('a master previews and closes a month: its net revenue is divided to the cent by views', async () => {
  const month = await nextMonth()
  const { first } = await countedMonth(month)
  const preview = await findSharePreview(master, month, 100_001)
  expect(preview).toMatchObject({ percent: 4_000, isOver: true, reckoned: { poolCents: 40_000, newspaperCents: 0 } })
  await closed(master, month, 100_001)
  expect(await sums(month)).toEqual([
    ['Ana Prado', 26_667],
    ['Bia Rocha', 13_333],
  ])
  const statement = await findClosedShare(master, month, ana.id)
  expect(statement?.chosen?.lines[0]).toEqual({
    ...{ articleId: first.id, title: first.title, count: 150, authors: 1, cents: 20_000 },
  })
  const acts = await db().auditEntry.findMany({ where: { action: 'share.month_closed', subjectId: month } })
  expect(acts).toMatchObject([{ actorId: master.id, details: { revenueCents: 100_001, percent: 4_000 } }])
})

test('an article of two people is divided between them, one of nobody stays with the newspaper', async () => {
  const month = await nextMonth()
  const { first, other } = await countedMonth(month)
  await db().articleCredit.create({ data: { articleId: first.id, position: 1, craft: 'photo', profileId: bia.id } })
  await db().articleCredit.create({ data: { articleId: first.id, position: 2, craft: 'editing', profileId: bia.id } })
  await db().articleCredit.updateMany({ where: { articleId: other.id }, data: { profileId: null, name: 'Agência' } })
  await closed(master, month, 75_000)
  expect(await sums(month)).toEqual([
    ['Ana Prado', 12_500],
    ['Bia Rocha', 7_500],
  ])
  expect((await findClosedShare(master, month, null))?.newspaperCents).toBe(10_000)
})

test('an erased account without a byline earns nothing: its part is the others’, or the newspaper’s', async () => {
  const month = await nextMonth()
  const { first, second } = await countedMonth(month)
  const gone = await given.person(['author'], 'Conta Apagada')
  await db().articleCredit.create({ data: { articleId: first.id, position: 1, craft: 'photo', profileId: gone.id } })
  await db().articleCredit.updateMany({ where: { articleId: second.id }, data: { profileId: gone.id } })
  await db().user.delete({ where: { id: gone.id } })
  await db().profile.update({ where: { id: gone.id }, data: { fullName: '' } })
  await closed(master, month, 10_000)
  expect(await sums(month)).toEqual([
    ['Ana Prado', 2_000],
    ['Bia Rocha', 1_333],
  ])
  expect((await findClosedShare(master, month, null))?.newspaperCents).toBe(667)
})

test('a closed month cannot be closed again, changed or reopened, not even in the database', async () => {
  const month = await nextMonth()
  const { first } = await countedMonth(month)
  await closed(master, month, 10_000)
  const seen = '0'.repeat(64)
  expect(await refusal(closeMonth(master, { month, revenueCents: 20_000, seen }))).toBe('share_month_closed')
  await counted(first.id, `${month}-15`, 1_000)
  const at = { month: firstDay(month) }
  const line = { ...at, authorId: ana.id, articleId: crypto.randomUUID(), title: '', count: 1, authors: 1, cents: 1 }
  for (const attempt of [
    () => db().shareMonth.update({ where: at, data: { revenueCents: 1 } }),
    () => db().shareMonth.delete({ where: at }),
    () => db().shareStatement.updateMany({ where: at, data: { cents: 1 } }),
    () => db().shareLine.deleteMany({ where: at }),
    () => db().shareLine.create({ data: line }),
    () => db().shareStatement.create({ data: { ...at, authorId: master.id, cents: 5, place: 9 } }),
    () => db().$executeRaw`TRUNCATE share_lines`,
  ])
    await expect(attempt()).rejects.toThrow(/append-only|is closed|permission denied/)
  expect(await sums(month)).toEqual([
    ['Ana Prado', 2_667],
    ['Bia Rocha', 1_333],
  ])
})

test('the database refuses a month that does not add up', async () => {
  const month = firstDay(await nextMonth())
  const terms = { basis: 'views', revenueCents: 100, percent: 5_000, poolCents: 50 } as const
  const facts = { weight: 1, divisor: 1, leftover: 0, closedAt: new Date() }
  const attempt = db().$transaction(async tx => {
    await tx.shareMonth.create({ data: { month, ...terms, ...facts } })
    await tx.shareStatement.create({ data: { month, authorId: newspaper, cents: 49, place: 1 } })
  })
  await expect(attempt).rejects.toThrow(/add up/)
})

test('a double click closes a month once, and two masters at once close it once (abuse case 34)', async () => {
  const month = await nextMonth()
  await countedMonth(month)
  const seen = (await findSharePreview(master, month, 30_000))?.reckoned?.fingerprint ?? ''
  const clicks = Array.from({ length: 5 }, () => closeMonth(master, { month, revenueCents: 30_000, seen }))
  const outcomes = await Promise.allSettled(clicks)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db().auditEntry.count({ where: { action: 'share.month_closed', subjectId: month } })).toBe(1)
})

test('numbers that changed after the preview are not closed unseen', async () => {
  const month = await nextMonth()
  const { other } = await countedMonth(month)
  const seen = (await findSharePreview(master, month, 30_000))?.reckoned?.fingerprint ?? ''
  expect(await refusal(closeMonth(master, { month, revenueCents: 30_001, seen }))).toBe('share_changed')
  await counted(other.id, `${month}-20`, 1)
  expect(await refusal(closeMonth(master, { month, revenueCents: 30_000, seen }))).toBe('share_changed')
  await shareTerms(5_000)
  expect(await refusal(closeMonth(master, { month, revenueCents: 30_000, seen }))).toBe('share_changed')
  await shareTerms(4_000)
  await closed(master, month, 30_000)
})

test('months are closed in order, and only once they are over', async () => {
  const seen = '0'.repeat(64)
  expect(await refusal(closeMonth(master, { month: '2031-01', revenueCents: 1, seen }))).toBe('share_month_order')
  expect(await refusal(closeMonth(master, { month: '2019-01', revenueCents: 1, seen }))).toBe('share_month_closed')
  const { open, waits } = await findShareMonths(master)
  expect([open, waits]).toEqual([[await nextMonth()], null])
})

test('a correction is a line of the open month; a repeated request changes nothing', async () => {
  const about = await nextMonth()
  await countedMonth(about)
  await closed(master, about, 10_000)
  const before = await sums(about)
  const input = { requestId: crypto.randomUUID(), aboutMonth: about, authorId: ana.id }
  const correction = { ...input, amount: '-12,34', reason: 'Leituras contadas duas vezes.' }
  const { month } = await adjustShare(master, correction)
  await adjustShare(master, correction)
  expect(month).toBe(await nextMonth())
  expect((await findSharePreview(master, month, 0))?.adjustments).toMatchObject([
    { name: 'Ana Prado', aboutMonth: about, cents: -1_234, reason: 'Leituras contadas duas vezes.' },
  ])
  expect(await sums(about)).toEqual(before)
  await countedMonth(month)
  await closed(master, month, 10_000)
  expect(await sums(month)).toEqual([
    ['Ana Prado', 2_667 - 1_234],
    ['Bia Rocha', 1_333],
  ])
  await expect(db().shareAdjustment.deleteMany()).rejects.toThrow(/permission denied/)
  const stranger = { ...correction, requestId: crypto.randomUUID(), authorId: crypto.randomUUID() }
  expect(await refusal(adjustShare(master, stranger))).toBe('invalid')
})

test('a deduction larger than a month’s share is deducted from the next one', async () => {
  const about = await nextMonth()
  await countedMonth(about)
  await closed(master, about, 10_000)
  const correction = { aboutMonth: about, authorId: ana.id, amount: '-50', reason: 'Pago duas vezes.' }
  const { month } = await adjustShare(master, { ...correction, requestId: crypto.randomUUID() })
  await countedMonth(month)
  await closed(master, month, 10_000)
  expect(await sums(month)).toEqual([
    ['Bia Rocha', 1_333],
    ['Ana Prado', 0],
  ])
  expect((await findClosedShare(master, month, null))?.adjustments.map(({ cents }) => cents)).toEqual([-5_000, 2_333])
  const next = await nextMonth()
  expect((await findSharePreview(master, next, 0))?.adjustments).toMatchObject([
    { name: 'Ana Prado', aboutMonth: month, cents: -2_333, reason: expect.stringContaining('Saldo negativo') },
  ])
  await countedMonth(next)
  await closed(master, next, 10_000)
  expect(await sums(next)).toEqual([
    ['Bia Rocha', 1_333],
    ['Ana Prado', 2_667 - 2_333],
  ])
  expect((await findSharePreview(master, await nextMonth(), 0))?.adjustments).toEqual([])
})

test('a payment is marked with its day, once, and the mark can be taken back', async () => {
  const month = await nextMonth()
  await countedMonth(month)
  await closed(master, month, 10_000)
  const mark = { month, authorId: bia.id, paidOn: '2020-02-05' }
  await markPaid(master, mark)
  const statement = await findClosedShare(master, month, null)
  expect(statement?.people.find(({ name }) => name === 'Bia Rocha')?.paid).toEqual({
    on: new Date('2020-02-05'),
    cents: 1_333,
  })
  expect(await refusal(markPaid(master, mark))).toBe('share_paid_already')
  expect(await refusal(markPaid(master, { ...mark, authorId: master.id }))).toBe('share_nothing_owed')
  expect(await refusal(markPaid(master, { ...mark, authorId: ana.id, paidOn: '2999-01-01' }))).toBe('invalid')
  await unmarkPaid(master, { month, authorId: bia.id })
  expect(await db().sharePayment.count({ where: { month: firstDay(month) } })).toBe(0)
  expect(await db().auditEntry.count({ where: { action: 'share.payment_withdrawn', subjectId: bia.id } })).toBe(1)
})

test('by attention the net revenue of subscriptions is divided by the seconds of subscribers', async () => {
  await shareTerms(5_000, 'attention')
  const month = await nextMonth()
  const { first, other } = await countedMonth(month)
  await counted(first.id, `${month}-11`, 1, 300)
  await counted(other.id, `${month}-11`, 1, 100)
  const preview = await findSharePreview(master, month, 20_000)
  expect(preview?.known).toEqual({ cents: 0, days: null })
  expect(preview?.reckoned?.people.map(({ name, cents }) => [name, cents])).toEqual([
    ['Ana Prado', 7_500],
    ['Bia Rocha', 2_500],
  ])
})

test('payments of subscriptions less refunds, or what Ad Manager counted, are offered as the revenue of their month', async () => {
  await shareTerms(5_000, 'attention')
  const month = await nextMonth()
  const reader = await given.subscriber()
  const { id: subscriptionId } = await db().subscription.findFirstOrThrow({ where: { userId: reader.id } })
  const entry = (kind: 'payment' | 'refund', amountCents: number, at: string) =>
    db().ledgerEntry.create({
      data: {
        ...{ subscriptionId, provider: 'stripe', kind, amountCents, currency: 'BRL', method: 'card' },
        ...{ providerId: crypto.randomUUID(), paymentId: 'p', occurredAt: new Date(at) },
      },
    })
  await entry('payment', 5_000, `${month}-01T03:00:00Z`)
  await entry('payment', 5_000, `${month}-20T12:00:00Z`)
  await entry('refund', 1_500, `${month}-21T12:00:00Z`)
  await entry('payment', 9_999, `${month}-01T02:59:59Z`)
  expect((await findSharePreview(master, month, null))?.known).toEqual({ cents: 8_500, days: null })

  await shareTerms(5_000)
  const figures = { impressions: 10, clicks: 1, requests: 20, filledRequests: 10, fetchedAt: new Date() }
  for (const day of ['05', '06'])
    await db().googleAdDay.create({
      data: { day: new Date(`${month}-${day}`), revenueMicros: 1_234_565_000n, ...figures },
    })
  expect((await findSharePreview(master, month, null))?.known).toEqual({ cents: 246_913, days: 2 })
})

test('only masters set terms, preview, close, adjust and pay', async () => {
  const month = await nextMonth()
  for (const actor of [await given.editor(), ana, await given.reader(), anonymous]) {
    const terms = { percent: '50', basis: 'views', from: null } as const
    const correction = { amount: '5', reason: 'Não pode ser.', authorId: ana.id, aboutMonth: '2020-01' }
    for (const attempt of [
      () => saveTerms(actor, terms),
      () => findShareMonths(actor),
      () => findSharePreview(actor, month, 1),
      () => findClosedShare(actor, '2020-01', ana.id),
      () => closeMonth(actor, { month, revenueCents: 1, seen: '0'.repeat(64) }),
      () => adjustShare(actor, { ...correction, requestId: crypto.randomUUID() }),
      () => markPaid(actor, { month: '2020-01', authorId: ana.id, paidOn: '2020-02-05' }),
      () => unmarkPaid(actor, { month: '2020-01', authorId: ana.id }),
    ])
      expect(await refusal(attempt())).toBe('forbidden')
  }
})
