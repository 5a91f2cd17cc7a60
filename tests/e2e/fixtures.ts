import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { runningPostgres } from '#server/embedded/lock.ts'
import { isWhole } from '#tests/support/tier.ts'
import { house } from './support/house.ts'
import { signInAs, userIdOf } from './support/session.ts'

// Factories and queries of the tests use the running product's own database.
process.env.DATABASE_URL = runningPostgres(house.dataDir)?.ownerUrl ?? ''
process.env.AUTH_SECRET = house.secret
process.env.DATA_DIR = house.dataDir

export type DemoRole = 'master' | 'editor' | 'autor' | 'assinante' | 'leitor'

interface Fixtures {
  /** Signs the page's browser in as a demonstration account. */
  as: (role: DemoRole) => Promise<void>
  /** Opens an address and checks its accessibility. */
  visit: (path: string) => Promise<void>
  /** Browser errors that a test expects, such as a refused request. */
  expectedErrors: RegExp[]
}

/** Resolves when all finite animations have ended: an element that fades in has no final contrast yet. */
const atRest = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(animation => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .map(animation => animation.finished.catch(() => {})),
  ).then(() => {})

/** Checks a page with axe where a dialog is open, and in the whole run everywhere: the sweeps over all screens look at each once (`expectFine`). */
export async function expectAccessible(page: Page): Promise<void> {
  if (isWhole || (await page.getByRole('dialog').count()) > 0) await checkWithAxe(page)
}

/** Checks a page with axe. Gives one line a violation in the failure. */
export async function checkWithAxe(page: Page): Promise<void> {
  // A staff screen's title arrives with the rest of the stream, after the page was opened.
  await expect(page).toHaveTitle(/./)
  await page.evaluate(atRest)
  // For other result types the first of each kind is enough, which is faster. The legacy mode leaves out frames of other origins, and opens
  // no second page to join the frames' results.
  const isOneFrame = page.frames().length === 1
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // A toast that begins to fade now has no contrast.
    .exclude('[data-sonner-toast][data-removed="true"]')
    .setLegacyMode(isOneFrame)
  const { violations } = await axe.analyze()
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html.slice(0, 160)} (${node.failureSummary})`),
  )
  expect(lines, `axe on ${page.url()}`).toEqual([])
}

/**
 * A stream is opened at its own time: on a busy machine after the test has ended its person's session or role, or removed the article. The
 * page waits and asks again; no script can keep the browser from reporting the refusal.
 */
const refusedStream = /status of (?:401|403|404|503) .*\/api\/stream\//

/** The hosts of this machine: the house, and the doubles of the payment providers. */
const own = ['localhost', '127.0.0.1']

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.trim())
    })
    page.on('pageerror', error => complaints.push(String(error)))
    page.context().on('request', request => {
      const { hostname, protocol } = new URL(request.url())
      if (/^https?:$/.test(protocol) && !own.includes(hostname)) complaints.push(`asked the outside: ${request.url()}`)
    })
    await use(page)
    const expected = [refusedStream, ...expectedErrors]
    const unexpected = complaints.filter(text => !expected.some(pattern => pattern.test(text)))
    expect(unexpected, 'the browser reported no error and asked nobody outside').toEqual([])
  },

  as: async ({ context }, use) => {
    await use(async role => signInAs(context, await userIdOf(`${role}@portal.local`)))
  },

  visit: async ({ page }, use) => {
    await use(async path => {
      await page.goto(path)
      await expectAccessible(page)
    })
  },
})

export { expect }
