import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../steps/testing/browser.ts'
import { milliseconds, quantile } from '../numbers.ts'
import type { Part } from '../part.ts'

const WORDS = 5_000
const KEYS = 200
/** The pause between keys of a fast typist. */
const BETWEEN_MS = 80

export const typing: Part = {
  name: 'typing',
  title: `Digitar no meio de um texto de ${WORDS} palavras, no Chromium`,
  async measure(bench) {
    const { url } = await bench.house()
    const { path } = await findBrowser(bench.signal)
    const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } })
      const times = await keyTimes(page, url)
      const [median, late] = [0.5, 0.95].map(share => milliseconds(quantile(times, share)))
      return [[`${times.length} teclas`, `mediana ${median}, p95 ${late}`]]
    } finally {
      await browser.close()
    }
  },
}

/** Writes a long article as the demonstration's author. Gives the milliseconds from each key to the finished layout. */
export async function keyTimes(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/auth?next=/create`)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('autor@portal.local')
  await page.getByRole('textbox', { name: 'Senha' }).fill('Portal2026')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
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
