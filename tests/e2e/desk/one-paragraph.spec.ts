import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { dice } from '../../support/made-up-body.ts'
import { expect, test } from '../fixtures.ts'
import { body, button, openBeside } from '../support/writing-screen.ts'

const opening =
  '<p>A prefeitura disse nesta manhã que a ponte reabre. O trânsito volta aos poucos.</p><p>Fecho da matéria.</p>'
/** `STORIES=200 SECONDS=60` tells two hundred others, of a minute each. */
const stories = Number(process.env.STORIES ?? 1)
const seconds = Number(process.env.SECONDS ?? 12)

/** The words before the caret in its text. */
const before = (page: Page) =>
  page.evaluate(() => {
    const { anchorNode, anchorOffset } = getSelection() as Selection
    return anchorNode?.textContent?.slice(0, anchorOffset) ?? ''
  })

/** Puts the caret behind a word of the first paragraph, by the browser's own selection. */
const aim = (page: Page, share: number) =>
  body(page).evaluate((root, at) => {
    const walker = document.createTreeWalker(root.children[0] as Element, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    const text = texts[Math.floor(at * texts.length)] as Node
    const edges = [...(text.textContent ?? '').matchAll(/\S(?=\s|$)/g)].map(({ index }) => index + 1)
    ;(root as HTMLElement).focus()
    getSelection()?.collapse(text, edges[Math.floor(at * edges.length)] ?? 0)
  }, share)

/** Types sentences of words that nobody else types, with pauses, at changing places. Gives the words, and where the caret was not after them. */
async function write(page: Page, name: string, roll: () => number, until: number) {
  const typed: string[] = []
  const strayed: string[] = []
  let [isFirst, last] = [true, '']
  while (Date.now() < until) {
    if (isFirst || roll() < 0.25) {
      await aim(page, roll())
      await page.waitForTimeout(50)
      last = ''
    }
    isFirst = false
    if (last !== '' && !(await before(page)).endsWith(last))
      strayed.push(`${last} | ${(await before(page)).slice(-60)}`)
    for (let words = 1 + Math.floor(roll() * 5); words > 0; words--) {
      last = `${name}${typed.length}x`
      await page.keyboard.type(` ${last}`, { delay: 40 + roll() * 120 })
      typed.push(last)
    }
    await page.waitForTimeout(roll() * 2_500)
  }
  return { typed, strayed }
}

for (let seed = 1; seed <= stories; seed++) {
  test(`two or three people write in one paragraph, story ${seed}: every word stands once, nobody is asked @whole`, async ({
    browser,
  }) => {
    test.setTimeout((seconds + 120) * 1_000)
    const roll = dice(seed)
    const { author, article } = await given.article({ fields: { content: opening } })
    const people = [author, await given.editor(), ...(roll() < 0.5 ? [await given.editor()] : [])]
    const pages = await Promise.all(people.map(person => openBeside(browser, person, article.id)))
    const until = Date.now() + seconds * 1_000
    const [first] = pages as [Page]
    const cut = async () => {
      if (roll() < 0.5) return
      await first.waitForTimeout((seconds * 1_000) / 4)
      await first.context().setOffline(true)
      await first.waitForTimeout((seconds * 1_000) / 3)
      await first.context().setOffline(false)
    }
    const [told] = await Promise.all([
      Promise.all(pages.map((page, n) => write(page, 'abc'[n] ?? '', dice(seed * 10 + n), until))),
      cut(),
    ])
    for (const page of pages) await expect(page.locator('.saving-line')).toHaveText('Salvo', { timeout: 60_000 })
    const { content } = await db().article.findUniqueOrThrow({ where: { id: article.id } })
    const words = content.split(/[^a-z0-9]+/)
    const count = (word: string) => words.filter(each => each === word).length
    const all = told.flatMap(({ typed }) => typed)
    expect(all.length).toBeGreaterThan(seconds / 4)
    expect(all.filter(word => count(word) !== 1)).toEqual([])
    expect(told.flatMap(({ strayed }) => strayed)).toEqual([])
    for (const page of pages) await expect(button(page, 'Comparar e escolher')).toBeHidden()
    await Promise.all(pages.map(page => page.context().close()))
  })
}
