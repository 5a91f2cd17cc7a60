import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { readerPaths } from '../support/reader-paths.ts'
import { type SecondHouse, startHouse } from '../support/second-house.ts'
import { cookieName, sessionCookie, userIdOf } from '../support/session.ts'

/** What a reader gets of a page, whatever stands around it: status, place, words, links and data. */
interface Seen {
  status: number
  location: string | null
  title: string
  /** What its head tells machines. */
  head: string[]
  words: string[]
  links: string[]
  data: string[]
}

/** The page as a reader sees it, without scripts: those of the framework stand in the unpressed one only. */
const see = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(each => each.textContent ?? '')
  const told =
    'meta[property], meta[name]:not([name="press"]), link:is([rel="canonical"], [rel="alternate"], [rel*="icon"])'
  const head = [...page.head.querySelectorAll(told)].map(each => each.outerHTML).sort()
  for (const each of page.querySelectorAll('script, style, template')) each.remove()
  return {
    title: page.title,
    head,
    // Readers are counted meanwhile, and a kept page may show the count of five minutes ago.
    words: (page.body.textContent ?? '')
      .replace(/[\d.]+\s+visualiza\S+/g, 'visualizações')
      .split(/\s+/)
      .filter(Boolean),
    links: [...page.querySelectorAll('a[href], img[src], form[action]')].map(
      each => each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
    ),
    data,
  }
}

/** Other tests publish meanwhile, and what stands beside an article's own matter may lag by a visit: the two must come to say the same. The
 * second reading is of the page as it was kept, for whom it is kept. */
async function untilAlike(readPressed: () => Promise<Seen>, readPlain: () => Promise<Seen>) {
  for (let tries = 1; ; tries++) {
    await readPressed()
    const [unpressed, pressed] = [await readPlain(), await readPressed()]
    if (tries === 20 || isDeepStrictEqual(pressed, unpressed)) return { pressed, unpressed }
  }
}

test.describe('with and without the press', () => {
  test.describe.configure({ mode: 'serial' })
  let plain: SecondHouse
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    plain = await startHouse(house.port + 20, { DATA_DIR: house.dataDir, JOBS: '0', PRESS: '0', SITE_URL: house.url })
  })
  test.afterAll(() => plain.stop())

  for (const who of [null, 'leitor@portal.local']) {
    test(`${who ?? 'a stranger'} reads the same words and links on every kind of page @whole`, async ({ page }) => {
      test.setTimeout(180_000)
      const headers = who ? { cookie: `${cookieName}=${await sessionCookie(await userIdOf(who))}` } : undefined
      const read = async (base: string, path: string): Promise<Seen> => {
        const response = await fetch(base + path, { headers, redirect: 'manual' })
        const seen = await page.evaluate(see, await response.text())
        return { status: response.status, location: response.headers.get('location'), ...seen }
      }
      await page.goto('about:blank')
      for (const path of await readerPaths()) {
        const { pressed, unpressed } = await untilAlike(
          () => read(house.url, path),
          () => read(plain.url, path),
        )
        expect(pressed, path).toEqual(unpressed)
      }
    })
  }
})
