import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownNewsletterPath } from '#lib/addresses/paths.ts'
import type { EditionStatus } from '#lib/newsletter/edition.ts'
import { newToken } from '#server/newsletter/commands/subscribe.ts'
import { flushEngagements } from '#server/newsletter/tracking/engagements.ts'
import { followLink, showPixel } from '#server/newsletter/tracking/http.ts'
import { flushLinks } from '#server/newsletter/tracking/links.ts'
import { withTracking } from '#server/newsletter/tracking/track.ts'
import { db } from '#server/platform/db/db.ts'
import { writeLetter } from '#server/platform/mail/letter.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const first = `https://exemplo.com.br/a?x=1&y="dois"`.replaceAll('"', '%22')
const second = 'https://exemplo.com.br/b'
let moment = new Date()
let restore = () => {}
const later = (ms: number) => {
  moment = new Date(moment.getTime() + ms)
}

beforeEach(() => {
  moment = new Date()
  restore = setClock(() => moment)
})
afterEach(() => restore())

const edition = async () =>
  (
    await db().newsletterSend.create({
      data: { status: 'sending' satisfies EditionStatus, subject: 'Bom dia', sentAt: moment },
    })
  ).id
const reader = (own: { isCounted?: boolean } = {}) =>
  db().newsletterSubscriber.create({
    data: {
      ...{ email: `${crypto.randomUUID()}@x.com`, status: 'active', source: 'manual', token: newToken() },
      ...{ isCounted: true, ...own },
    },
  })

/** The mail of an edition for a reader, with its tracked addresses in their order; the last is the picture's. */
async function mail(editionId: string, { id, token }: { id: string; token: string }, isCounted = true) {
  const house = { name: 'Folha', address: '', siteUrl: siteOrigin() }
  const leave = { label: 'Sair', url: siteOrigin() + ownNewsletterPath(token) }
  const blocks = [first, second].map(url => ({ kind: 'button', label: 'Ler', url }) as const)
  const written = writeLetter({ subject: 'Bom dia', reason: 'Teste.', leave, blocks }, house)
  const tracked = withTracking(written, { editionId, subscriberId: id, isCounted })
  await flushLinks()
  const paths = [...tracked.html.matchAll(/\/api\/newsletter\/[co]\/[\w.-]+/g)].map(([path]) => path)
  return { written, tracked, clicks: paths.filter(path => path.includes('/c/')), picture: paths.at(-1) ?? '' }
}

const ask = (path: string, { method = 'GET', userAgent = firefox } = {}) => {
  const token = path.split('/').at(-1) ?? ''
  const handler = path.includes('/c/') ? followLink : showPixel
  const request = new Request(siteOrigin() + path, { method, headers: { 'user-agent': userAgent } })
  return handler(request, { params: Promise.resolve({ token }) })
}

async function counted(editionId: string) {
  later(5_000)
  await flushEngagements()
  const { openedCount, clickedCount } = await db().newsletterSend.findUniqueOrThrow({ where: { id: editionId } })
  return [openedCount, clickedCount]
}

describe('a mail', () => {
  test('leads through the site, except to the subscription, and shows a picture; the text part stays', async () => {
    const [id, ana] = [await edition(), await reader()]
    const { written, tracked, clicks, picture } = await mail(id, ana)
    expect(tracked.text).toBe(written.text)
    expect(tracked.html).toContain(`href="${siteOrigin()}${ownNewsletterPath(ana.token)}"`)
    expect(tracked.html).not.toContain(`href="${second}"`)
    expect(picture).toMatch(/\.gif$/)
    const targets = await Promise.all(clicks.map(async path => (await ask(path)).headers.get('location')))
    expect([...new Set(targets)].sort()).toEqual([`${siteOrigin()}/`, first, second].sort())
    const image = await ask(picture)
    expect([image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual(['image/gif', 'no-store'])
  })
})

describe('openings and clicks', () => {
  test('count each subscriber once, however often', async () => {
    const [id, ana, bia] = [await edition(), await reader(), await reader()]
    const [a, b] = [await mail(id, ana), await mail(id, bia)]
    later(60_000)
    await ask(a.picture)
    await ask(a.picture)
    expect(await counted(id)).toEqual([1, 0])
    await ask(a.clicks[1] ?? '')
    await ask(b.clicks[1] ?? '')
    // A click is an opening too, where pictures are switched off.
    expect(await counted(id)).toEqual([2, 2])
    for (const path of [a.picture, a.clicks[1] ?? '', b.picture]) await ask(path)
    expect(await counted(id)).toEqual([2, 2])
    const row = await db().newsletterSubscriber.findUniqueOrThrow({ where: { id: ana.id } })
    expect(row.engagedAt?.getTime()).toBeGreaterThan(moment.getTime() - 30_000)
    const links = await db().newsletterLink.findMany({ where: { sendId: id }, orderBy: { clicks: 'desc' } })
    expect(links[0]).toMatchObject({ clicks: 3 })
  })

  test('leave machines out: at delivery, by head, by name, and every link within a second', async () => {
    const [id, ana] = [await edition(), await reader()]
    const { picture, clicks } = await mail(id, ana)
    later(3_000)
    await ask(picture)
    await ask(clicks[0] ?? '')
    later(60_000)
    await ask(picture, { userAgent: 'Mozilla/5.0' })
    await ask(picture, { method: 'HEAD' })
    for (const path of new Set(clicks)) {
      await ask(path)
      later(100)
    }
    expect(await counted(id)).toEqual([0, 0])
    // A click waits for what the next second brings, also when the buffer is written in between.
    await ask(clicks[1] ?? '')
    await flushEngagements()
    later(500)
    await ask(clicks[0] ?? '')
    expect(await counted(id)).toEqual([0, 0])
    await ask(clicks[1] ?? '')
    expect(await counted(id)).toEqual([1, 1])
  })

  test('are counted for nobody who did not allow it, nor once masters switched it off', async () => {
    const unwatched = await mail(await edition(), await reader(), false)
    expect(unwatched.tracked).toEqual(unwatched.written)
    const [id, ana, bia] = [await edition(), await reader({ isCounted: false }), await reader()]
    const [a, b] = [await mail(id, ana), await mail(id, bia)]
    later(60_000)
    await ask(a.picture)
    expect(await counted(id)).toEqual([0, 0])
    await db().siteSetting.create({ data: { key: 'newsletter_counting', value: { counts: false } } })
    await ask(b.picture)
    expect(await counted(id)).toEqual([0, 0])
    await db().siteSetting.delete({ where: { key: 'newsletter_counting' } })
    expect(await db().newsletterEngagement.count({ where: { sendId: id } })).toBe(0)
  })
})

describe('a stranger', () => {
  test('sends nobody elsewhere and learns nothing by a forged address (abuse cases 27, 39)', async () => {
    const [id, ana] = [await edition(), await reader()]
    const { clicks, picture } = await mail(id, ana)
    later(60_000)
    const token = (clicks[1] ?? '').split('/').at(-1) ?? ''
    const changed = [...token].map((letter, at) => (at === 30 ? (letter === 'A' ? 'B' : 'A') : letter)).join('')
    const opening = (picture.split('/').at(-1) ?? '').replace('.gif', '')
    for (const forged of [changed, opening, id, 'https:%2F%2Fmau.example', '', `${token}A`, 'x'.repeat(76)]) {
      const answer = await ask(`/api/newsletter/c/${forged}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
      expect((await ask(`/api/newsletter/o/${forged}.gif`)).status).toBe(200)
    }
    expect(await counted(id)).toEqual([1, 0])
  })

  test('who was erased still gets where a link leads', async () => {
    const [id, ana] = [await edition(), await reader()]
    const { clicks } = await mail(id, ana)
    await db().newsletterSubscriber.delete({ where: { id: ana.id } })
    later(60_000)
    expect((await ask(clicks[1] ?? '')).headers.get('location')).toMatch(/^https:\/\/exemplo/)
    expect(await counted(id)).toEqual([0, 0])
  })
})
