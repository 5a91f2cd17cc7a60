import type { Page } from '@playwright/test'

/** A place for the caret or a selection: numbers from 0 to 1 that choose a block, a text in it and a word's edge. */
export interface Aim {
  block: number
  text: number
  edge: number
}

/** What a story asks of the editor: the selection that its next key acts on. */
interface Lexical {
  getEditorState(): { _selection: { anchor?: { key: string }; isCollapsed?(): boolean } | null }
  getElementByKey(key: string): HTMLElement | null
}

/** The tries to put a caret, and the milliseconds of each: what others save, and a dialog that closes, move it at the same time. */
const caretTries = 20
const caretMs = 500
/** The longest time to the focus: a page that goes to another address has none. */
const focusMs = 20_000

/**
 * Puts the caret, or a selection between two places, into the body with the browser's own selection. Marks are never split. Gives whether it
 * stands in text: keys do nothing at a selected video. A caret stands in the editor, too, when this ends: the browser tells of a selection in a
 * task of its own, which on a busy machine comes after the next key. `answer` answers a dialog over the text, which nobody can write behind.
 * Raises Error when the editor does not take the caret.
 */
export async function select(page: Page, answer: () => Promise<void>, from: Aim, to: Aim = from): Promise<boolean> {
  let found: boolean | string = ''
  for (let tries = 0; tries < caretTries && typeof found === 'string'; tries++) {
    if (await page.getByRole('dialog').isVisible()) await answer()
    found = await trySelect(page, from, to)
  }
  if (typeof found === 'string') throw new Error(`the editor did not take the caret: ${found}`)
  return found
}

/** Selects once. Gives whether the selection stands in text, or what stands where when the editor has not taken the caret. */
async function trySelect(page: Page, from: Aim, to: Aim): Promise<boolean | string> {
  await page.locator('.editor-text').focus({ timeout: focusMs })
  return page.evaluate(
    async ([a, b, mostMs]) => {
      const root = document.querySelector('.editor-text')
      if (!root) return false
      const pick = <T>(list: readonly T[], share: number) =>
        list[Math.min(list.length - 1, Math.floor(share * list.length))]
      const place = (aim: Aim): [Node, number] => {
        const block = pick([...root.children], aim.block) ?? root
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
        const texts: Node[] = []
        while (walker.nextNode()) texts.push(walker.currentNode)
        const text = pick(texts, aim.text)
        if (!text || (block as HTMLElement).contentEditable === 'false')
          return [root, [...root.children].indexOf(block)]
        const words = text.textContent ?? ''
        const edges = [...words].flatMap((letter, at) => (letter === ' ' ? [at] : []))
        return [text, pick([0, ...edges, words.length], aim.edge) ?? 0]
      }
      const places = [place(a), place(b)] as const
      // A press of the mouse ends a selection of a table's cells, which a caret alone does not.
      const pressed = { bubbles: true, button: 0, pointerType: 'mouse' }
      places[0][0].parentElement?.dispatchEvent(new PointerEvent('pointerdown', pressed))
      places[0][0].parentElement?.dispatchEvent(new PointerEvent('pointerup', pressed))
      getSelection()?.setBaseAndExtent(...places[0], ...places[1])
      if (places.some(([node]) => node === root)) return false
      const isOver = () => document.activeElement !== root || document.querySelector('[role=dialog]')
      if (isOver()) return 'the focus is elsewhere'
      if (places[0][0] !== places[1][0] || places[0][1] !== places[1][1]) return true
      const { __lexicalEditor: editor } = root as unknown as { __lexicalEditor: Lexical }
      const blockOf = (node: Node | null) => [...root.children].find(block => block.contains(node))
      const late = performance.now() + mostMs
      for (;;) {
        const taken = editor.getEditorState()._selection
        const known = taken?.anchor ? editor.getElementByKey(taken.anchor.key) : null
        const shown = getSelection()?.anchorNode ?? null
        // The editor may put a caret from the start of a link to the end of the words before it.
        if (taken?.isCollapsed?.() && known && blockOf(known) && blockOf(known) === blockOf(shown) && !isOver())
          return true
        const parts = [known, shown?.parentElement, document.activeElement].map(part => part?.outerHTML.slice(0, 200))
        if (performance.now() > late) return parts.join(' | ')
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    },
    [from, to, caretMs] as const,
  )
}

/** Pastes HTML at the selection. */
export async function paste(page: Page, html: string): Promise<void> {
  await page.locator('.editor-text').evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}

/** Types a word with an input method: the page hears of it letter by letter and gets the whole word in the end. */
export async function compose(page: Page, word: string, pauseMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  try {
    for (let end = 1; end <= word.length; end++) {
      await session.send('Input.imeSetComposition', {
        text: word.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      })
    }
    await page.waitForTimeout(pauseMs)
    await session.send('Input.insertText', { text: word })
  } finally {
    await session.detach()
  }
}

const inline = /<\/?(?:a|strong|em)\b[^>]*>/g
const tags = /<[^>]*>/g

/** The words of this kind in a text, also where another word stands against one. All have three digits, so a half typed word is none. */
export const wordsIn = (text: string): string[] => text.match(/w\dx\d{3}/g) ?? []

/** The words of a stored article, as its pages show them: a link or bold letters within a word do not end it. */
export const wordsOf = ({ title, summary, content }: { title: string; summary: string; content: string }): string[] =>
  wordsIn(`${title} ${summary} ${content.replace(inline, '').replace(tags, ' ')}`)

/** What a writer sees: the line that says whether the text is saved, and the text with a space between its lines. */
export const look = (page: Page): Promise<{ line: string; text: string }> =>
  page.evaluate(() => {
    const root = document.querySelector('.editor-text') ?? document
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    let text = ''
    for (let last: Element | null = null; walker.nextNode(); ) {
      // A line break ends a word, as it does in the stored text.
      if (walker.currentNode.nodeName === 'BR') text += ' '
      if (walker.currentNode.nodeType !== Node.TEXT_NODE) continue
      const block = walker.currentNode.parentElement?.closest('p, h2, h3, li, blockquote, .editor-pull') ?? null
      text += (block === last ? '' : ' ') + walker.currentNode.textContent
      last = block
    }
    return { line: document.querySelector('.saving-line')?.textContent?.trim() ?? '', text }
  })

/** Notes the words that come into the text from now on. Gives the function that ends this and returns them; none after the page has gone. */
export async function watchWords(page: Page): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle(() => {
    let seen = ''
    const watcher = new MutationObserver(() => {
      seen += ` ${document.querySelector('.editor-text')?.textContent ?? ''}`
    })
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => {
      watcher.disconnect()
      return seen
    }
  })
  return () =>
    watch
      .evaluate(end => end())
      .then(wordsIn)
      .catch(() => [])
}

/** The texts of the blocks on a page, in the units that a merge compares. */
export const blocksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(document.querySelector('.editor-text')?.children ?? [])].map(block => block.textContent ?? ''),
  )

/** Has the page ask for the newest version now, as when somebody comes back to its tab. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
