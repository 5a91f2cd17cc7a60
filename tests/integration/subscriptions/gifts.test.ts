import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { giftPath } from '#lib/addresses/paths.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { sendEmbed } from '#server/articles/reading/http.ts'
import { findGiftedArticle } from '#server/articles/reading/queries/gifted.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { makeGift } from '#server/subscriptions/gifts/commands/make-gift.ts'
import { openGift } from '#server/subscriptions/gifts/commands/open-gift.ts'
import { giftTokenOf } from '#server/subscriptions/gifts/gift.ts'
import { receiveGift, receiveOpening } from '#server/subscriptions/gifts/http.ts'
import { listOwnGifts } from '#server/subscriptions/gifts/queries.ts'
import { billingJobs } from '#server/subscriptions/jobs.ts'
import { given } from '#tests/support/given.ts'
import { paidPart, premiumArticle, setPricing } from '#tests/support/premium/premium.ts'
import { refusal } from '#tests/support/refusal.ts'
import { cookieName, sessionCookie } from '#tests/support/session-cookie.ts'

const day = 24 * 60 * 60 * 1000
const browser = (letter: string) => letter.repeat(64)

let restoreClock = () => {}
beforeEach(() => setPricing({ giftsPerMonth: 5 }))
afterEach(() => restoreClock())

/** A gift of a new subscriber to a premium article. */
async function gift() {
  const [giver, article] = [await given.subscriber({ end: new Date(Date.now() + 365 * day) }), await premiumArticle()]
  const { id } = await makeGift(giver, { articleId: article.id })
  return { giver, article, id, token: giftTokenOf(id) }
}

/** What a browser sees at a gift's address. */
async function see(token: string, value: string | null, reader: Actor = anonymous) {
  const found = await findGiftedArticle(reader, token, value)
  const body = found && 'found' in found ? found.found.article.body : ''
  return { kind: found?.kind, whole: JSON.stringify(found ?? '').includes(paidPart), body }
}

describe('a gift (abuse case 11)', () => {
  test('is the text for the first browser that asks by the button, and the teaser for every other', async () => {
    const { token } = await gift()
    expect(await see(token, null)).toMatchObject({ kind: 'waiting', whole: false, body: '' })
    expect(await see(token, browser('a'))).toMatchObject({ kind: 'waiting', whole: false })
    await openGift(anonymous, { token, browser: browser('a') })
    expect(await see(token, browser('a'))).toMatchObject({ kind: 'open', whole: true })
    expect(await refusal(openGift(anonymous, { token, browser: browser('b') }))).toBe('gift_taken')
    for (const other of [null, browser('b'), '', 'x'])
      expect(await see(token, other)).toMatchObject({ kind: 'taken', whole: false })
    // The same form sent twice loses nothing.
    await openGift(anonymous, { token, browser: browser('a') })
    expect(await see(token, browser('a'))).toMatchObject({ kind: 'open', whole: true })
  })

  test('opened by twenty browsers at once, it is one browser’s', async () => {
    const { token, id } = await gift()
    const values = Array.from({ length: 20 }, (_, n) => n.toString(16).padStart(64, '0'))
    const results = await Promise.allSettled(values.map(value => openGift(anonymous, { token, browser: value })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const seen = await Promise.all(values.map(value => see(token, value)))
    expect(seen.filter(({ whole }) => whole)).toHaveLength(1)
    expect(await db().giftLink.count({ where: { id, readerHash: { not: null } } })).toBe(1)
  })

  test('ends after thirty days, opened or not', async () => {
    const [opened, waiting] = [await gift(), await gift()]
    await openGift(anonymous, { token: opened.token, browser: browser('a') })
    restoreClock = setClock(() => new Date(Date.now() + 30 * day + 60_000))
    expect(await see(opened.token, browser('a'))).toMatchObject({ kind: 'ended', whole: false })
    expect(await see(waiting.token, null)).toMatchObject({ kind: 'ended', whole: false })
    expect(await refusal(openGift(anonymous, { token: waiting.token, browser: browser('a') }))).toBe('gift_ended')
  })

  test.each<[string, (giver: SignedIn) => Promise<unknown>]>([
    [
      'subscription',
      ({ id }) => db().subscription.updateMany({ where: { userId: id }, data: { status: 'incomplete' } }),
    ],
    ['account, suspended', ({ id }) => db().user.update({ where: { id }, data: { suspendedAt: new Date() } })],
  ])('without its giver’s %s, ends unopened and stays when opened', async (_, lose) => {
    const { giver, token } = await gift()
    const { id } = await makeGift(giver, { articleId: (await premiumArticle()).id })
    await openGift(anonymous, { token, browser: browser('a') })
    await lose(giver)
    expect(await see(token, browser('a'))).toMatchObject({ kind: 'open', whole: true })
    expect(await see(giftTokenOf(id), null)).toMatchObject({ kind: 'ended', whole: false })
    expect(await refusal(openGift(anonymous, { token: giftTokenOf(id), browser: browser('a') }))).toBe('gift_ended')
  })

  test('switched off, every gift ends', async () => {
    const { token, giver, article } = await gift()
    await openGift(anonymous, { token, browser: browser('a') })
    await setPricing({ giftsPerMonth: 0 })
    expect(await see(token, browser('a'))).toMatchObject({ kind: 'ended', whole: false })
    expect(await refusal(makeGift(giver, { articleId: article.id }))).toBe('not_found')
  })

  test('an unknown token and one of a text that is not public show nothing', async () => {
    const { token, article } = await gift()
    for (const other of ['', 'x', browser('0'), giftTokenOf(crypto.randomUUID())])
      expect(await see(other, browser('a'))).toMatchObject({ kind: undefined, whole: false })
    await changeStatus(await given.editor(), { id: article.id, version: 3, status: 'draft' })
    expect(await see(token, null)).toMatchObject({ kind: undefined, whole: false })
  })

  test('leads a reader with access, and everybody when the text is free, to the article', async () => {
    const { token, article } = await gift()
    const where = { kind: 'elsewhere', path: `/londrina-pr/${article.slug}` }
    expect(await findGiftedArticle(await given.subscriber(), token, null)).toEqual(where)
    await db().article.update({ where: { id: article.id }, data: { visibility: 'public' } })
    expect(await findGiftedArticle(anonymous, token, null)).toEqual(where)
  })

  test('opens the frames of its embeds by a key of its own, which ends with it', async () => {
    const { token, article } = await gift()
    await openGift(anonymous, { token, browser: browser('a') })
    const { body } = await see(token, browser('a'))
    const key = /\/api\/embed\/[^"?]*\?presente=([0-9a-f.-]+)"/.exec(body)?.[1] ?? ''
    const frame = async (query: string, id = article.id) =>
      (
        await sendEmbed(new Request(`https://jornal.example/api/embed/${id}/0${query}`), {
          params: Promise.resolve({ id, place: '0' }),
        })
      ).status
    expect(await frame(`?presente=${key}`)).toBe(200)
    const other = await premiumArticle()
    for (const wrong of [
      frame(''),
      frame('?presente='),
      frame(`?presente=${key}0`),
      frame(`?presente=${key}`, other.id),
    ])
      expect(await wrong).toBe(404)
    restoreClock = setClock(() => new Date(Date.now() + 31 * day))
    expect(await frame(`?presente=${key}`)).toBe(404)
  })

  test('stores no secret that a reader of the database could use', async () => {
    const { token, id } = await gift()
    await openGift(anonymous, { token, browser: browser('a') })
    const row = JSON.stringify(await db().giftLink.findUnique({ where: { id } }))
    expect(row).not.toContain(token)
    expect(row).not.toContain(browser('a'))
  })
})

describe('a subscriber', () => {
  test('gives as many a month as the setting says; the same text is the same link until it is opened', async () => {
    await setPricing({ giftsPerMonth: 2 })
    const { giver, article, id, token } = await gift()
    expect(await makeGift(giver, { articleId: article.id })).toEqual({ id })
    await openGift(anonymous, { token, browser: browser('a') })
    expect(await makeGift(giver, { articleId: article.id })).not.toEqual({ id })
    const other = await premiumArticle()
    expect(await refusal(makeGift(giver, { articleId: other.id }))).toBe('gifts_used_up')
    expect(await listOwnGifts(giver)).toMatchObject({
      left: 0,
      perMonth: 2,
      mayGive: true,
      gifts: [{ state: 'waiting' }, { state: 'opened', path: null }],
    })
    const next = (await listOwnGifts(giver)).gifts[0]
    expect(next?.path).toBe(giftPath(giftTokenOf(next?.id ?? '')))
    expect((await listOwnGifts(await given.subscriber())).gifts).toEqual([])
    expect((await listOwnGifts(await given.reader())).mayGive).toBe(false)
  })

  test('giving twenty texts at once, gives no more than the setting allows', async () => {
    const giver = await given.subscriber()
    const articles = []
    for (let n = 0; n < 20; n++) articles.push(await premiumArticle())
    const results = await Promise.allSettled(articles.map(({ id }) => makeGift(giver, { articleId: id })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await db().giftLink.count({ where: { giverId: giver.id } })).toBe(5)
  })

  test('counts from zero in a new month of São Paulo', async () => {
    await setPricing({ giftsPerMonth: 1 })
    const giver = await given.subscriber({ end: new Date('2027-01-01T00:00:00Z') })
    restoreClock = setClock(() => new Date('2026-12-01T02:59:00Z'))
    await makeGift(giver, { articleId: (await premiumArticle()).id })
    const second = await premiumArticle()
    expect(await refusal(makeGift(giver, { articleId: second.id }))).toBe('gifts_used_up')
    restoreClock()
    restoreClock = setClock(() => new Date('2026-12-01T03:00:00Z'))
    await makeGift(giver, { articleId: second.id })
  })

  test.each<[string, () => Promise<Actor>, string]>([
    ['nobody', async () => anonymous, 'signed_out'],
    ['a reader', () => given.reader(), 'gifts_for_subscribers'],
    [
      'a reader whose session says otherwise',
      async () => ({ ...(await given.reader()), subscribed: true }),
      'gifts_for_subscribers',
    ],
    ['an editor', () => given.editor(), 'gifts_for_subscribers'],
  ])('is needed to give: %s does not', async (_, person, code) => {
    const article = await premiumArticle()
    expect(await refusal(makeGift(await person(), { articleId: article.id }))).toBe(code)
    expect(await db().giftLink.count({ where: { articleId: article.id } })).toBe(0)
  })

  test('gives no free text and no draft', async () => {
    const giver = await given.subscriber()
    const { article: free } = await given.article({ status: 'published' })
    const { article: draft } = await given.article({ fields: { visibility: 'premium' } })
    for (const { id } of [free, draft]) expect(await refusal(makeGift(giver, { articleId: id }))).toBe('not_found')
  })
})

describe('the forms', () => {
  const own = {
    origin: 'https://jornal.example',
    'x-forwarded-host': 'jornal.example',
    referer: 'https://jornal.example/a',
  }
  const post = (path: string, body: string, headers: Record<string, string> = own) =>
    new Request(`https://jornal.example${path}`, { method: 'POST', headers, body })

  test('open a gift with a cookie that goes to that gift alone and that no script reads', async () => {
    const { token } = await gift()
    const answer = await receiveOpening(post('/api/gifts/open', `token=${token}&browser=${browser('a')}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, giftPath(token)])
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toContain(`gift=${browser('a')}; Path=${giftPath(token)}; Max-Age=`)
    expect(cookie).toContain('HttpOnly')
    const refused = await receiveOpening(post('/api/gifts/open', `token=${token}&browser=${browser('b')}`))
    expect(refused.headers.get('location')).toBe(giftPath(token))
    expect(refused.headers.get('set-cookie')).not.toContain('gift=')
  })

  test('come from this site alone', async () => {
    const { token, article } = await gift()
    const foreign = { ...own, origin: 'https://evil.example' }
    expect(
      (await receiveOpening(post('/api/gifts/open', `token=${token}&browser=${browser('a')}`, foreign))).status,
    ).toBe(403)
    expect(await see(token, null)).toMatchObject({ kind: 'waiting' })
    const cookie = `${cookieName}=${await sessionCookie((await given.subscriber()).id)}`
    expect((await receiveGift(post('/api/gifts', `article=${article.id}`, { ...foreign, cookie }))).status).toBe(403)
    const made = await receiveGift(post('/api/gifts', `article=${article.id}`, { ...own, cookie }))
    expect(made.headers.get('location')).toMatch(/^\/settings\/presentes#presente-[0-9a-f-]{36}$/)
  })
})

test('a gift that ended is deleted by night once its month is over', async () => {
  const made = new Date('2026-12-01T12:00:00Z')
  const runPurge = () => billingJobs.find(({ job }) => job.name === 'billing.purge')?.run({})
  const left = async (days: number) => {
    restoreClock()
    restoreClock = setClock(() => new Date(made.getTime() + days * day))
    await runPurge()
    return db().giftLink.count({ where: { id } })
  }
  restoreClock = setClock(() => made)
  const { id, giver } = await gift()
  expect(await left(29)).toBe(1)
  // Ended on the 31st, it still counts in December.
  expect(await left(30.2)).toBe(1)
  expect((await listOwnGifts(giver)).left).toBe(4)
  expect(await left(31)).toBe(0)
})
