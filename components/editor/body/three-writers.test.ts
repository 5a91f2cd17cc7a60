import { buildEditorFromExtensions } from '@lexical/extension'
import { $getRoot, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { mergeBodies } from '#lib/merge/merge-words.ts'
import { dice } from '#tests/support/made-up-body.ts'
import { rounds } from '#tests/support/tier.ts'
import { WritingExtension } from '../writing.ts'
import { $openBody } from './body-to-nodes.ts'
import { $writeEditor } from './nodes-to-body.ts'
import { $patchBody } from './patch-body.ts'

const opening =
  '<p>A prefeitura disse nesta manhã que a ponte reabre. O trânsito volta aos poucos.</p><p>Fecho da matéria.</p>'
const bodyOf = (html: string) => readBody(parseHtml(html))

/** A person who types words that nobody else types into the first paragraph, key by key. */
class Writer {
  readonly editor: LexicalEditor = buildEditorFromExtensions(WritingExtension)
  readonly words: string[] = []
  /** The server's text that this one started from. */
  base = opening
  #keys = ''
  #typed = ''
  readonly #name: string

  constructor(name: string) {
    this.#name = name
    this.editor.update(() => $openBody(bodyOf(opening)), { discrete: true })
  }

  get isInWord(): boolean {
    return this.#keys !== ''
  }

  /** Types the next key; before some words puts the caret behind another word. */
  type(roll: () => number): void {
    if (this.#keys === '') {
      if (this.words.length === 0 || roll() < 0.1) this.#aim(roll())
      const word = `${this.#name}${this.words.length}x`
      this.words.push(word)
      this.#keys = ` ${word}`
    }
    const key = this.#keys.charAt(0)
    this.#keys = this.#keys.slice(1)
    this.#typed += key
    this.editor.update(() => void $getSelection()?.insertText(key), { discrete: true })
  }

  #aim(share: number): void {
    this.#typed = ''
    this.editor.update(
      () => {
        const texts = $getRoot().getAllTextNodes().slice(0, -1)
        const text = texts[Math.floor(share * texts.length)]
        const ends = [...(text?.getTextContent() ?? '').matchAll(/\S(?=\s|$)/g)].map(({ index }) => index + 1)
        const end = ends[Math.floor(share * ends.length)] ?? 0
        text?.select(end, end)
      },
      { discrete: true },
    )
  }

  text(): string {
    return this.editor.read($writeEditor)
  }

  /** Takes in the server's text. Gives the conflicts, and the caret where it left the last typed word. */
  merge(stored: string): string[] {
    const { conflicts, resolve } = mergeBodies(this.base, this.text(), stored)
    this.editor.update(() => $patchBody(bodyOf(resolve({}))), { discrete: true })
    this.base = stored
    const before = this.editor.read(() => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return ''
      const { anchor } = selection
      return anchor.getNode().getTextContent().slice(0, anchor.offset)
    })
    const last = / \S*$/.exec(this.#typed)?.[0] ?? ''
    const strayed = before.endsWith(last) ? [] : [`${last} | ${before.slice(-40)}`]
    return [...conflicts.map(({ id }) => id), ...strayed]
  }
}

test('three people type in one paragraph and save at any key: every word stands once, no caret moves, nobody is asked', async () => {
  for (let seed = 1; seed <= rounds(40, 2_000); seed++) {
    const roll = dice(seed)
    const writers = ['a', 'b', 'c'].map(name => new Writer(name))
    let stored = opening
    const trouble: string[] = []
    const save = (writer: Writer) => {
      if (writer.base !== stored) trouble.push(...writer.merge(stored))
      stored = writer.text()
      writer.base = stored
    }
    for (let step = 0; step < 400; step++) {
      const writer = writers[Math.floor(roll() * 3)] as Writer
      if (roll() < 0.8) writer.type(roll)
      else if (writer.base === stored || roll() < 0.5) save(writer)
      else trouble.push(...writer.merge(stored))
      // Lexical refuses more than a hundred updates in one turn of the event loop.
      await new Promise(done => setImmediate(done))
    }
    for (const writer of writers) while (writer.isInWord) writer.type(roll)
    for (const writer of writers) save(writer)
    const words = stored.split(/[^a-z0-9]+/)
    const typed = writers.flatMap(each => each.words)
    expect(typed.length, `seed ${seed}`).toBeGreaterThan(30)
    expect(
      [...trouble, ...typed.filter(word => words.filter(each => each === word).length !== 1)],
      `seed ${seed}`,
    ).toEqual([])
  }
}, 300_000)
