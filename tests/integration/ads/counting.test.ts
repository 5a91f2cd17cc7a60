import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { consentValue } from '#lib/consent/consent.ts'
import { flushBanners } from '#server/ads/counts.ts'
import { adFrame, followBanner, receiveImpression } from '#server/ads/http.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { given } from '#tests/support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const link = 'https://feira.example/ingressos?de=portal'

beforeEach(() => {
  vi.mocked(actorOf).mockResolvedValue(anonymous)
})

async function banner(
  own: { isActive?: boolean; startsAt?: Date; endsAt?: Date; linkUrl?: string } = {},
): Promise<string> {
  const { id } = await db().houseBanner.create({
    data: {
      name: 'Feira',
      slot: 'home_top',
      imageUrl: '/x.webp',
      alt: 'Feira',
      linkUrl: link,
      startsAt: new Date(0),
      createdBy: crypto.randomUUID(),
      ...own,
    },
  })
  return id
}

const headersWith = (own: Record<string, string>) => ({
  origin: 'https://jornal.example',
  'x-forwarded-host': 'jornal.example',
  'user-agent': firefox,
  'x-forwarded-for': '8.8.8.8',
  ...own,
})

const at = (params: object) => ({ params: Promise.resolve(params) })

const seenRaw = (body: string, headers: Record<string, string> = {}) =>
  receiveImpression(
    new Request('https://jornal.example/api/ads/impression', { method: 'POST', body, headers: headersWith(headers) }),
  )
const seen = (id: string, headers?: Record<string, string>) => seenRaw(JSON.stringify({ banner: id }), headers)
const click = (id: string, headers: Record<string, string> = {}) =>
  followBanner(new Request(`https://jornal.example/api/ads/click/${id}`, { headers: headersWith(headers) }), at({ id }))

async function counted(bannerId: string) {
  await flushBanners()
  const days = await db().houseBannerDay.findMany({ where: { bannerId }, orderBy: { day: 'asc' } })
  return days.map(({ day, impressions, clicks }) => [day.toISOString().slice(0, 10), impressions, clicks])
}
const total = async (bannerId: string) => (await counted(bannerId)).reduce((sum, [, seen]) => sum + Number(seen), 0)

describe('an impression', () => {
  test('counts once for a hundred messages of one visitor at once, and adds up with those of others', async () => {
    const id = await banner()
    for (let i = 0; i < 100; i += 1) expect((await seen(id)).status).toBe(204)
    await seen(id, { 'x-forwarded-for': '9.9.9.9' })
    expect(await total(id)).toBe(2)
    await seen(id)
    expect(await total(id)).toBe(3)
  })

  test('belongs to the day of São Paulo, not of Greenwich', async () => {
    const id = await banner()
    for (const at of ['2026-11-21T02:59:00Z', '2026-11-21T03:00:00Z']) {
      const restore = setClock(() => new Date(at))
      await seen(id)
      await flushBanners()
      restore()
    }
    expect(await counted(id)).toEqual([
      ['2026-11-20', 1, 0],
      ['2026-11-21', 1, 0],
    ])
  })

  test('by a bot, a prefetch or the newsroom does not count', async () => {
    const id = await banner()
    const unheard: Record<string, string>[] = [
      { 'user-agent': 'Googlebot/2.1' },
      { 'sec-purpose': 'prefetch;prerender' },
    ]
    for (const headers of unheard) {
      expect((await seen(id, headers)).status).toBe(204)
      await click(id, headers)
    }
    vi.mocked(actorOf).mockResolvedValue(await given.author())
    await seen(id)
    await click(id)
    expect(await counted(id)).toEqual([])
  })

  test('of a banner that is off, over, not begun or unknown counts nothing', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    const ids = [
      await banner({ isActive: false }),
      await banner({ endsAt: new Date(1) }),
      await banner({ startsAt: tomorrow }),
      crypto.randomUUID(),
    ]
    for (const id of ids) {
      await seen(id)
      expect(await counted(id)).toEqual([])
    }
  })

  test('from another site, or with an id that is none, is refused', async () => {
    expect((await seenRaw('{}', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await seenRaw(`{"banner":"1' or '1'='1"}`)).status).toBe(400)
  })
})

describe('a click', () => {
  test('redirects to the stored address and nowhere else, and counts (abuse case 27)', async () => {
    const id = await banner()
    const forged = new Request(
      `https://jornal.example/api/ads/click/${id}?url=https://evil.example&next=//evil.example`,
      {
        headers: headersWith({
          referer: 'https://evil.example/',
          'sec-fetch-dest': 'document',
          'sec-fetch-site': 'same-origin',
        }),
      },
    )
    const response = await followBanner(forged, at({ id }))
    expect([response.status, response.headers.get('location')]).toEqual([302, link])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await counted(id)).map(([, , clicks]) => clicks)).toEqual([1])
  })

  test('made on another site redirects and does not count', async () => {
    const id = await banner()
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }
    expect((await click(id, headers)).status).toBe(302)
    expect(await counted(id)).toEqual([])
  })

  test('on a forged id, or on a row with an address that no form accepts, leads nowhere (abuse cases 13, 27)', async () => {
    const script = await banner({ linkUrl: 'javascript:alert(1)' })
    for (const id of [script, crypto.randomUUID(), '%2f%2fevil.example', "1' or '1'='1", '']) {
      const request = new Request('https://jornal.example/', { headers: headersWith({}) })
      const response = await followBanner(request, at({ id }))
      expect([response.status, response.headers.get('location')]).toEqual([404, null])
    }
  })
})

describe('the network’s frame', () => {
  const visitorId = crypto.randomUUID()
  const cookie = (advertising: boolean) => `consent=${consentValue({ visitorId, measurement: true, advertising })}`
  const frame = async (headers: Record<string, string>, slot = 'home_top') => {
    const response = await adFrame(
      new Request(`https://jornal.example/anuncio/${slot}`, { headers: headersWith(headers) }),
      at({ slot }),
    )
    return { response, text: await response.text() }
  }

  beforeEach(async () => {
    const value = { networkCode: '22334455', adsTxt: '' }
    await db().siteSetting.upsert({
      where: { key: 'advertising' },
      create: { key: 'advertising', value },
      update: { value },
    })
  })

  test('is for visitors with consent: no origin of its own, one trusted script, never kept', async () => {
    const { response, text } = await frame({ cookie: cookie(true) })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(text).toContain('/22334455/home_top')
    expect(policy).toMatch(/sandbox(?!.*allow-same-origin)/)
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect([...text.matchAll(/<script nonce="([^"]+)"/g)].map(([, each]) => each)).toEqual([nonce, nonce])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await frame({ cookie: cookie(true) })).response.headers.get('content-security-policy')).not.toBe(policy)
  })

  test('is empty without consent, whatever the cookie says, and for who asks not to be tracked', async () => {
    const headers: Record<string, string>[] = [
      {},
      { cookie: cookie(false) },
      { cookie: cookie(true), 'sec-gpc': '1' },
      { cookie: cookie(true).replace(/\.[^.]+$/, '.2020-01') },
      { cookie: 'consent=1.11.2026' },
    ]
    for (const each of headers) expect((await frame(each)).text).toBe('')
  })

  test('is empty for subscribers and the newsroom, and does not exist for an unknown slot', async () => {
    for (const person of [given.subscriber, given.editor]) {
      vi.mocked(actorOf).mockResolvedValue(await person())
      expect((await frame({ cookie: cookie(true) })).text).toBe('')
    }
    expect((await frame({ cookie: cookie(true) }, 'constructor')).response.status).toBe(404)
  })
})
