import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { SignedIn } from '#lib/actor.ts'
import { given } from '../../support/given.ts'
import { expect } from '../fixtures.ts'
import { pageOf, signInAs } from './session.ts'

/** The text field of the article. */
export const body = (page: Page) => page.locator('.editor-text')
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a tab of the panel beside the text; on a phone first the panel. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.locator('.side-panel').getByRole('tab', { name })
  await expect(page.locator('.side-panel')).toBeAttached()
  // A tab works once its script has loaded.
  await expect(async () => {
    if (!(await page.locator('.side-panel').isVisible())) await button(page, 'Painel').click()
    await tab.click({ timeout: 2_000 })
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 2_000 })
  }).toPass()
}

/** Opens the empty form of a new author. */
export async function openCreate(page: Page): Promise<SignedIn> {
  const author = await given.author()
  await signInAs(page.context(), author.id)
  await page.goto('/create')
  await expect(body(page)).toBeVisible()
  return author
}

/** Opens an article's form as a person. */
export async function openEdit(page: Page, person: SignedIn, id: string): Promise<void> {
  await signInAs(page.context(), person.id)
  await page.goto(`/article/${id}/edit`)
  await expect(body(page)).toBeVisible()
}

/** Opens an article's form for another person, in a browser of their own. */
export async function openBeside(browser: Browser, person: SignedIn, id: string): Promise<Page> {
  const page = await pageOf(browser, person)
  await openEdit(page, person, id)
  return page
}

/** Publishes the open article: opens the dialog of what goes live, and confirms. */
export async function publish(page: Page): Promise<void> {
  await button(page, 'Publicar Artigo').click()
  await button(page, 'Publicar agora').click()
}

/** Makes the browser paste plain text into the article. */
export async function pasteWords(page: Page, words: string): Promise<void> {
  await body(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, words)
}

/** A JPEG. */
export const picture = () =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background: '#386641' } })
    .jpeg()
    .toBuffer()

/** Makes the browser paste or drop pictures into the text. */
export async function insertPictures(page: Page, how: 'paste' | 'drop', names: string[]): Promise<void> {
  const bytes = [...(await picture())]
  await body(page).evaluate(
    (element, given) => {
      const data = new DataTransfer()
      for (const name of given.names)
        data.items.add(new File([new Uint8Array(given.bytes)], name, { type: 'image/jpeg' }))
      const { left, top } = element.getBoundingClientRect()
      const rest = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        given.how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...rest })
          : new DragEvent('drop', { dataTransfer: data, clientX: left + 60, clientY: top + 30, ...rest }),
      )
    },
    { how, names, bytes },
  )
}
