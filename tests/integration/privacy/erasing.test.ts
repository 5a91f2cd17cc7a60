import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { monthAfter } from '#lib/months.ts'
import { firstDay } from '#lib/shares/months.ts'
import { erasedAmong } from '#server/newsletter/commands/note-erased.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { storage } from '#server/platform/storage.ts'
import { eraseAccount } from '#server/privacy/commands/erase-account.ts'
import { requestErasure } from '#server/privacy/commands/request-erasure.ts'
import { requestExport } from '#server/privacy/commands/request-export.ts'
import { withdrawErasure } from '#server/privacy/commands/withdraw-erasure.ts'
import { dataMap } from '#server/privacy/data-map.ts'
import { eraseDue } from '#server/privacy/jobs.ts'
import { given } from '#tests/support/given.ts'
import { keysForgottenBy } from '#tests/support/press.ts'
import { canariesIn, canaryFiles } from '#tests/support/privacy/canaries.ts'
import { fullAccount } from '#tests/support/privacy/full-account.ts'
import { runJobs } from '#tests/support/privacy/run-jobs.ts'
import { refusal } from '#tests/support/refusal.ts'
import { nextMonth } from '#tests/support/shares/counted.ts'

const url = () => process.env.DATABASE_URL ?? ''
const files = () => process.env.DATA_DIR ?? ''
const day = 24 * 60 * 60 * 1000
let restoreClock = () => {}
afterEach(() => restoreClock())

const at = (days: number) => {
  restoreClock()
  restoreClock = setClock(() => new Date(Date.now() + days * day))
}

const newMark = () => randomUUID().slice(0, 8)

/** An adjustment of a closed month under a byline. */
async function adjusted(authorId: string, reason: string): Promise<void> {
  const month = await nextMonth()
  const money = { revenueCents: 0, percent: 0, poolCents: 0, weight: 0, divisor: 1, leftover: 0 }
  await db().shareMonth.create({ data: { ...money, basis: 'views', month: firstDay(month), closedAt: new Date() } })
  const months = { aboutMonth: firstDay(month), month: firstDay(monthAfter(month)) }
  await db().shareAdjustment.create({
    data: { requestId: randomUUID(), ...months, authorId, cents: 1, reason, madeAt: new Date() },
  })
}

test('an account that has everything is erased: no canary is left in a table, a file or a mail (abuse case 23)', {
  timeout: 120_000,
}, async () => {
  await given.master()
  const { person, own, articleId, avatar, unused } = await fullAccount(newMark())
  const joined = { id: randomUUID(), name: own.name, profileId: person.id, joinedAt: new Date() }
  await db().joinedProfile.create({ data: joined })
  await adjusted(joined.id, own.text)
  const words = [own.name, own.email, own.bio, own.device, own.network, own.text]
  await requestExport(person, {})
  await runJobs('privacy.export')
  await runJobs('privacy.mail')
  const sid = await openSession(db(), person.id, own.device)
  // The guard of this test: before, every kind of canary is found.
  const before = await canariesIn(url(), words)
  for (const column of [
    'users.email',
    'profiles.full_name',
    'share_adjustments.reason',
    'factors.secret',
    'article_comments_internal.comment',
    'subscriptions.search_key',
  ])
    expect(before).toContain(`public.${column}`)
  expect((await canaryFiles(files(), words)).length).toBeGreaterThan(1)
  expect(await readdir(join(files(), 'exports'))).toHaveLength(1)

  await requestErasure(person, { keepsByline: false })
  expect(await findSession(sid)).toBeNull()
  await runJobs('privacy.mail')
  at(13)
  await eraseDue()
  expect(await db().user.count({ where: { id: person.id } })).toBe(1)
  at(14.1)
  await eraseDue()
  await runJobs('search.renew-signer')
  await runJobs('media.remove-files')

  expect(await canariesIn(url(), words)).toEqual([])
  expect(await canaryFiles(files(), words)).toEqual([])
  expect(await readdir(join(files(), 'exports'))).toEqual([])
  for (const id of [avatar, unused])
    for (const width of [320, 400]) expect(await storage().read(id, `${width}.webp`)).toBeNull()
  // What stays: the article without a name, the money, the audit rows with ids.
  const { author, title } = await db().article.findUniqueOrThrow({
    where: { id: articleId },
    include: { author: true },
  })
  expect([author.fullName, author.bio, author.avatarUrl]).toEqual(['', '', null])
  expect(title).not.toBe('')
  expect(await db().subscription.count({ where: { userId: null } })).toBe(1)
  expect(await db().articleComment.count({ where: { userId: null } })).toBe(2)
  expect(await db().articleComment.findFirst({ where: { comment: { contains: '@conta removida' } } })).not.toBeNull()
  expect(await db().auditEntry.count({ where: { actorId: person.id } })).toBeGreaterThan(2)
  const ledger = await readFile(join(files(), 'erasures.log'), 'utf8')
  expect(JSON.parse(ledger)).toEqual({ account: person.id, at: expect.any(String), byline: false })
  expect(await db().privacyRequest.count({ where: { userId: person.id, status: 'open' } })).toBe(0)
})

test('who chose so keeps the byline of public articles, and nothing else', { timeout: 120_000 }, async () => {
  await given.master()
  const { person, own } = await fullAccount(newMark())
  await requestErasure(person, { keepsByline: true })
  at(14.1)
  await eraseDue()
  const profile = await db().profile.findUniqueOrThrow({ where: { id: person.id } })
  expect([profile.fullName, profile.bio, profile.avatarUrl]).toEqual([own.name, '', null])
  expect(await canariesIn(url(), [own.email, own.bio, own.device, own.network, own.text])).toEqual([])
})

test('a reader without works leaves no profile', async () => {
  await given.master()
  const reader = await given.reader()
  await requestErasure(reader, { keepsByline: true })
  at(14.1)
  await eraseDue()
  expect(await db().profile.count({ where: { id: reader.id } })).toBe(0)
})

test('kept pages of an author go with their files, those of a reader were never made', async () => {
  await given.master()
  const [author, reader] = [await given.author(), await given.reader()]
  for (const person of [author, reader]) await requestErasure(person, { keepsByline: true })
  at(14.1)
  expect(await keysForgottenBy(() => eraseAccount(system, { userId: author.id }))).toContain('*')
  expect(await keysForgottenBy(() => eraseAccount(system, { userId: reader.id }))).not.toContain('*')
})

test('within fourteen days a person comes back, and nothing was lost', async () => {
  await given.master()
  const reader = await given.reader()
  await requestErasure(reader, { keepsByline: true })
  expect(await refusal(requestErasure(reader, { keepsByline: true }))).toBe('privacy_request_open')
  at(10)
  await withdrawErasure(reader, {})
  at(20)
  await eraseDue()
  expect(await db().user.count({ where: { id: reader.id } })).toBe(1)
  const [request] = await db().privacyRequest.findMany({ where: { userId: reader.id } })
  expect(request).toMatchObject({ kind: 'erasure', status: 'withdrawn' })
})

test('the last master cannot leave, nor two masters at once', async () => {
  await db().userRole.deleteMany({ where: { role: 'master' } })
  const [one, other] = [await given.master(), await given.master()]
  const answers = await Promise.all(
    [one, other].map(master =>
      requestErasure(master, { keepsByline: true }).then(
        () => 'done',
        error => error.code,
      ),
    ),
  )
  expect(answers.sort()).toEqual(['done', 'last_master'])
})

test('every table of the database is in the map of personal data', async () => {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'`
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(dataMap).sort())
  expect(system.id).toBeNull()
})

test('whoever had the newsletter too is not brought back by a file of subscribers; others leave no trace of their address', async () => {
  await given.master()
  const erased = async (subscribed: boolean) => {
    const person = await given.reader()
    const { email } = await db().user.update({
      where: { id: person.id },
      data: { emailConfirmedAt: new Date() },
      select: { email: true },
    })
    const data = { email, status: 'active', source: 'manual', token: randomUUID() }
    if (subscribed) await db().newsletterSubscriber.create({ data })
    await eraseAccount(system, { userId: person.id, replay: { byline: false } })
    expect(await db().newsletterSubscriber.count({ where: { email } })).toBe(0)
    return email
  }
  const [gone, stranger] = [await erased(true), await erased(false)]
  expect(await erasedAmong(db(), [gone, stranger])).toEqual(new Set([gone]))
})
