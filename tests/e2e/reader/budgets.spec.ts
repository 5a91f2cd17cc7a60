import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { eventPath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { type SecondHouse, startSecondHouse } from '../support/second-house.ts'
import { cookieName, sessionCookie, userIdOf } from '../support/session.ts'
import { logStatements, statementsOf } from '../support/statements.ts'

/** Articles with a cover, in cities where no other test publishes at that time. */
const paths = async () => {
  const articles = await db().article.findMany({
    where: {
      status: 'published',
      deletedAt: null,
      visibility: 'public',
      coverMediaId: { not: null },
      locationPath: { not: 'campina-grande-pb' },
      tags: { none: { tagKey: 'obras' } },
    },
    orderBy: { publishedAt: 'desc' },
    select: { slug: true, locationPath: true },
    take: 8,
  })
  return articles.map(({ slug, locationPath }) => `/${locationPath}/${slug}`)
}

/** An event of the demonstration. */
const eventAddress = async () => {
  const select = { id: true, slug: true }
  return eventPath(
    await db().event.findFirstOrThrow({ where: { status: 'published' }, orderBy: { id: 'asc' }, select }),
  )
}

test.describe('what a page costs the database', () => {
  test.describe.configure({ mode: 'serial' })
  let second: SecondHouse
  let release: () => Promise<void>

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    second = await startSecondHouse(house.port + 1)
    release = await logStatements()
  })
  test.afterAll(async () => {
    await release()
    await second.stop()
  })

  const count = (path: string, headers?: Record<string, string>) =>
    statementsOf(second.applicationInput, async () => {
      const response = await fetch(second.url + path, { headers })
      expect(response.status).toBe(200)
      await response.arrayBuffer()
    })

  test('a cold article takes at most five statements, a hot one none @whole', async () => {
    // A retry needs an address that no one requested before.
    const first = (await paths()).at(test.info().retry) ?? ''
    const cold = await count(first)
    expect(cold.length, cold.join('\n')).toBeGreaterThan(0)
    expect(cold.length, cold.join('\n')).toBeLessThanOrEqual(5)
    // A change by another test may cause one more print.
    await expect.poll(() => count(first)).toEqual([])
  })

  test('a hot home page, a hot agenda and a hot event take none @whole', async () => {
    for (const path of ['/', '/events', await eventAddress()]) await expect.poll(() => count(path), path).toEqual([])
  })

  test('an article for a signed-in reader takes at most six @whole', async () => {
    const [, path = ''] = await paths()
    const cookie = `${cookieName}=${await sessionCookie(await userIdOf('leitor@portal.local'))}`
    const statements = await count(path, { cookie })
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(6)
  })
})

/** The transferred bytes of each request of a page, by address, until the network is idle. */
async function weights(page: Page, path: string): Promise<{ url: string; type: string; bytes: number }[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const answers = new Map<string, { url: string; type: string; bytes: number }>()
  session.on('Network.responseReceived', ({ requestId, type, response: { url } }) =>
    answers.set(requestId, { url, type, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return [...answers.values()]
}

/** Bytes of the demonstration's covers: their median is 22 KB; it was 31 KB before narrow pictures were encoded for phones. */
const coverBytes = 26_000

test.describe('the first view of an article on a small phone, over the wire', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 })

  test('is light: scripts, styles, fonts, the cover, and everything together but the cover @whole', async ({
    page,
  }) => {
    const covers: number[] = []
    // The first two paths stay unrequested for the test of cold articles.
    for (const path of (await paths()).slice(2)) {
      const all = await weights(page, path)
      const cover = await page
        .locator('article img[fetchpriority="high"]')
        .evaluate(image => (image as HTMLImageElement).currentSrc)
      const sum = (kept: (answer: (typeof all)[number]) => boolean) =>
        all.filter(kept).reduce((total, { bytes }) => total + bytes, 0)
      const summary = all.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
      const atMost = (bytes: number, kept: (answer: (typeof all)[number]) => boolean) =>
        expect(sum(kept), summary).toBeLessThanOrEqual(bytes)
      const fonts = all.filter(({ type }) => type === 'Font')
      expect(cover, summary).toMatch(/\/(750|480)\.webp$/)
      expect(fonts.length, summary).toBeLessThanOrEqual(2)
      atMost(30_000 + 21_000 * (fonts.length - 1), ({ type }) => type === 'Font')
      atMost(10_000, ({ type }) => type === 'Script')
      atMost(15_000, ({ type }) => type === 'Stylesheet')
      atMost(120_000, ({ url }) => url !== cover)
      covers.push((await (await fetch(cover)).arrayBuffer()).byteLength)
    }
    expect(covers.length).toBe(6)
    expect(covers.reduce((sum, bytes) => sum + bytes, 0) / covers.length, `${covers}`).toBeLessThanOrEqual(coverBytes)
  })
})

test.describe('what a page costs the reader', () => {
  const get = async (path: string, headers?: Record<string, string>) => {
    const response = await fetch(house.url + path, { headers })
    return { response, text: await response.text() }
  }

  test('every reader gets the same bytes of a hot article, with a header for a CDN', async () => {
    const [path = ''] = await paths()
    const one = await get(path, { 'user-agent': 'One', 'accept-language': 'en', 'x-forwarded-for': '203.0.113.9' })
    const other = await get(path, { 'user-agent': 'Other', 'accept-language': 'pt-BR' })
    expect(other.text).toBe(one.text)
    expect(other.response.headers.get('etag')).toBe(one.response.headers.get('etag'))
    expect(one.response.headers.get('cache-control')).toMatch(/public.*s-maxage=\d+/)
    expect(one.response.headers.get('set-cookie')).toBeNull()
  })

  test('no page loads a framework script, or much of this site’s', async () => {
    const [article = ''] = await paths()
    for (const path of ['/', article, await eventAddress(), '/nada-por-aqui']) {
      const { text } = await get(path)
      const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
      const foreign = scripts.filter(
        attributes =>
          !/type="(application\/ld\+json|speculationrules)"/.test(attributes) && !/src="\/assets\//.test(attributes),
      )
      expect(foreign, path).toEqual([])
      expect(text, path).not.toMatch(/self\.__next_f|\/_next\/static\/chunks\/[^"]*\.js/)

      const size = async (urls: string[]) => {
        const bodies = await Promise.all(urls.map(async url => (await get(url)).text))
        return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
      }
      const ours = scripts.flatMap(attributes => attributes.match(/src="([^"]+)"/)?.[1] ?? [])
      expect(await size(ours), path).toBeLessThanOrEqual(10 * 1024)
      const styles = [...text.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
        ([tag]) => tag.match(/href="([^"]+)"/)?.[1] ?? [],
      )
      expect(styles.length, path).toBeGreaterThan(0)
      expect(await size(styles), path).toBeLessThanOrEqual(15 * 1024)
    }
  })
})

/** Screens of the staff, and the most KiB of compressed script that each may load. */
const staffScripts = [
  ['/admin/paginas', 165],
  ['/admin/banners', 171],
  ['/mesa/destaque', 206],
  ['/admin/jornal', 188],
  ['/storyboard', 246],
  ['/settings', 194],
] as const

test.describe('the scripts of a staff screen', () => {
  /** A class of zod's that keeps its name in a built file. */
  const zodMark = 'ZodString'

  /** Their compressed weight in KiB, and whether zod is among them. */
  async function scriptsOf(page: Page, path: string) {
    const answers: Response[] = []
    const keep = (answer: Response) => answers.push(answer)
    page.on('response', keep)
    await page.goto(path)
    // Not until the network is idle: the stream of notifications stays open.
    const scriptsSoFar = () => answers.filter(answer => new URL(answer.url()).pathname.endsWith('.js'))
    let counted = -1
    await expect
      .poll(
        () => {
          const [before, now] = [counted, scriptsSoFar().length]
          counted = now
          return now - before
        },
        { intervals: [700] },
      )
      .toBe(0)
    page.off('response', keep)
    const scripts = scriptsSoFar()
    const bodies = await Promise.all(scripts.map(answer => answer.body()))
    return {
      weight: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1024,
      hasZod: bodies.some(body => body.includes(zodMark)),
    }
  }

  test('are few where one only looks, and bring no schema before a form is sent @whole', async ({ page, as }) => {
    await as('master')
    const heavy: string[] = []
    for (const [path, most] of staffScripts) {
      const { weight, hasZod } = await scriptsOf(page, path)
      if (weight > most) heavy.push(`${path}: ${weight.toFixed(1)} of ${most} KiB`)
      expect(hasZod, path).toBe(false)
    }
    expect(heavy).toEqual([])
  })
})
