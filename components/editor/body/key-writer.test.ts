import { buildEditorFromExtensions } from '@lexical/extension'
import { $createParagraphNode, $createTextNode, $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { madeUpBody } from '#tests/support/made-up-body.ts'
import { WritingExtension } from '../writing.ts'
import { $openBody } from './body-to-nodes.ts'
import { makeBodyWriter } from './key-writer.ts'
import { $writeEditor } from './nodes-to-body.ts'

/** Changes of many kinds, by number. */
const changes: ((number: number) => void)[] = [
  () => $getRoot().append($createParagraphNode().append($createTextNode('fim'))),
  number => $anyText(number)?.setTextContent(`novo ${number}`),
  () => $getRoot().getFirstChild()?.remove(),
  number => $anyText(number)?.toggleFormat('bold'),
  () =>
    $getRoot()
      .getFirstChild()
      ?.insertBefore($createParagraphNode().append($createTextNode('x'))),
]

function $anyText(number: number) {
  const nodes = $getRoot().getAllTextNodes()
  return nodes[number % nodes.length]
}

test('block by block it writes what writing everything gives, after any change', () => {
  for (let seed = 1; seed <= 40; seed++) {
    using editor = buildEditorFromExtensions(WritingExtension)
    const write = makeBodyWriter()
    let last = ''
    editor.registerUpdateListener(update => {
      last = write(update)
    })
    editor.update(() => $openBody(readBody(parseHtml(madeUpBody(seed) + madeUpBody(seed + 1)))), { discrete: true })
    const states = [editor.getEditorState()]
    for (let step = 0; step < 15; step++) {
      const change = changes[(seed + step) % (changes.length + 1)]
      // Undo replaces the whole editor state.
      if (change) editor.update(() => void change(seed + step), { discrete: true })
      else editor.setEditorState(states.at(-2) ?? editor.getEditorState())
      states.push(editor.getEditorState())
      expect(last, `seed ${seed}, step ${step}`).toBe(editor.read($writeEditor))
    }
  }
}, 30_000)
