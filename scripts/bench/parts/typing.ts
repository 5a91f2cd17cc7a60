import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../steps/testing/browser.ts'
import { kibibytes, milliseconds, quantile } from '../numbers.ts'
import type { Part } from '../part.ts'

const WORDS = 5_000
const KEYS = 200
const OPENINGS = 5
/** The pause between keys of a fast typist. */
const BETWEEN_MS = 80

export const typing: Part = {
  name: 'typing',
  title: `Escrever: a tela de um texto novo, e teclas no meio de ${WORDS} palavras, no Chromium`,
  async measure(bench) {
    const { url } = await bench.house()
    const { path } = await findBrowser(bench.signal)
    const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } })
      await signIn(page, url)
      const ready = await timesToReady(page)
      const code = await codeOf(page)
      const times = await keyTimes(page)
      const [median, late] = [0.5, 0.95].map(share => milliseconds(quantile(times, share)))
      return [
        ['Do clique em “Escrever” até o título aceitar letras', `mediana ${milliseconds(quantile(ready, 0.5))}`],
        ['Código da tela pela rede, comprimido', kibibytes(code)],
        [`${times.length} teclas`, `mediana ${median}, p95 ${late}`],
      ]
    } finally {
      await browser.close()
    }
  },
}

/** Signs in as the demonstration's author. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth?next=/dashboard`)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('autor@portal.local')
  await page.getByRole('textbox', { name: 'Senha' }).fill('Portal2026')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  // The address of the form ends in the same words.
  await page.waitForURL(({ pathname }) => pathname === '/dashboard')
}

/** Milliseconds from the click that opens an empty text until its title has the caret, each time with an empty cache. */
async function timesToReady(page: Page): Promise<number[]> {
  const browser = await page.context().newCDPSession(page)
  const times: number[] = []
  for (let time = 0; time < OPENINGS; time++) {
    await page.goto(new URL('/dashboard', page.url()).href)
    await browser.send('Network.clearBrowserCache')
    const started = performance.now()
    await page.getByRole('link', { name: 'Escrever' }).first().click()
    await page.locator('.writing-title textarea:focus').waitFor()
    await page.locator('.editor-text').waitFor()
    times.push(performance.now() - started)
  }
  return times
}

/** The bytes of scripts that an opened writing screen fetches into an empty cache, compressed. */
async function codeOf(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.goto(new URL('/create', page.url()).href, { waitUntil: 'networkidle' })
  await page.locator('.editor-text').waitFor()
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
}

/** Writes a long article on the open screen. Gives the milliseconds from each key to the finished layout. */
async function keyTimes(page: Page): Promise<number[]> {
  const text = page.locator('.editor-text')
  await text.click()
  await paste(page)
  await page.keyboard.type('aquece ', { delay: BETWEEN_MS })
  await page.evaluate(measureKeys)
  await page.keyboard.type('palavra '.repeat(KEYS / 8), { delay: BETWEEN_MS })
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

/** Pastes the text and puts the caret into its middle. */
async function paste(page: Page): Promise<void> {
  const paragraph = `<p>${'palavra '.repeat(50)}</p>`
  await page.locator('.editor-text').evaluate(
    (element, html) => {
      const data = new DataTransfer()
      data.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    paragraph.repeat(WORDS / 50),
  )
  await page
    .locator('.editor-text > p')
    .nth(WORDS / 100)
    .click()
}

/** Runs in the page: measures from a key's event until its synchronous work and the layout are done. */
function measureKeys(): void {
  const times: number[] = []
  Object.assign(window, { keyTimes: times })
  addEventListener(
    'keydown',
    () => {
      const started = performance.now()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        document.body.getBoundingClientRect()
        times.push(performance.now() - started)
      }
      port2.postMessage(null)
    },
    true,
  )
}
