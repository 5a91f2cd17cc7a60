import { buildEditorFromExtensions } from '@lexical/extension'
import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type LexicalNode,
} from 'lexical'
import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { dice, madeUpBody } from '#tests/support/made-up-body.ts'
import { rounds } from '#tests/support/tier.ts'
import { WritingExtension } from '../writing.ts'
import { $openBody } from './body-to-nodes.ts'
import { $writeEditor } from './nodes-to-body.ts'
import { $patchBody } from './patch-body.ts'

const bodyOf = (html: string) => readBody(parseHtml(html))

function editorWith(html: string) {
  const editor = buildEditorFromExtensions(WritingExtension)
  editor.update(() => $openBody(bodyOf(html)), { discrete: true })
  return editor
}

/** A text node that contains words. */
function $textWith(words: string) {
  const node = $getRoot()
    .getAllTextNodes()
    .find(text => text.getTextContent().includes(words))
  if (!node) throw new Error(`nowhere: ${words}`)
  return node
}

/** Types words at the caret in `before`, in the middle of what `after` made of its block. Gives the stored HTML. */
function typedAfterPatch(before: string, at: string, after: string): string {
  using editor = editorWith(before)
  editor.update(
    () => {
      const node = $textWith(at)
      const offset = node.getTextContent().indexOf(at) + at.length
      node.select(offset, offset)
    },
    { discrete: true },
  )
  editor.update(() => $patchBody(bodyOf(after)), { discrete: true })
  editor.update(() => void $getSelection()?.insertText('|'), { discrete: true })
  return editor.read($writeEditor)
}

test.each([
  ['a paragraph', '<p>um dois três</p>', '<p>mais um dois e três</p>', '<p>mais um dois| e três</p>'],
  [
    'a pull quote',
    '<aside data-kind="pull">um dois</aside>',
    '<aside data-kind="pull">e um dois</aside>',
    '<aside data-kind="pull">e um dois|</aside>',
  ],
  [
    'a nested item',
    '<ul><li>a<ul><li>um dois</li></ul></li></ul>',
    '<ul><li>b</li><li>a<ul><li>um dois</li></ul></li></ul>',
    '<ul><li>b</li><li>a<ul><li>um dois|</li></ul></li></ul>',
  ],
  [
    'a cell',
    '<table><tbody><tr><td>a</td><td>um dois</td></tr></tbody></table>',
    '<table><tbody><tr><td>novo</td><td></td></tr><tr><td>a</td><td>um dois</td></tr></tbody></table>',
    '<table><tbody><tr><td>novo</td><td></td></tr><tr><td>a</td><td>um dois|</td></tr></tbody></table>',
  ],
  [
    'a link',
    '<p>a <a href="/x">um dois e</a> b</p>',
    '<p>novo a <a href="/x">um dois e</a> b</p>',
    '<p>novo a <a href="/x">um dois| e</a> b</p>',
  ],
  ['a removed block', '<p>a</p><p>um dois</p><p>b</p>', '<p>a</p><p>b</p>', '<p>a</p><p>|b</p>'],
  ['a removed first block', '<p>um dois</p><p>b</p>', '<p>b</p>', '<p>|b</p>'],
])('the caret in %s stays at its characters when the block changes', (_name, before, after, typed) => {
  expect(typedAfterPatch(before, 'dois', after)).toBe(typed)
})

test('a selection over several blocks keeps both ends', () => {
  using editor = editorWith('<p>um dois</p><p>meio</p><p>três quatro</p>')
  editor.update(
    () => {
      const range = $createRangeSelection()
      range.anchor.set($textWith('três').getKey(), 4, 'text')
      range.focus.set($textWith('um').getKey(), 3, 'text')
      $setSelection(range)
    },
    { discrete: true },
  )
  editor.update(() => $patchBody(bodyOf('<p>e um dois</p><p>meio</p><p>e três quatro</p>')), { discrete: true })
  editor.read(() => {
    const selection = $getSelection()
    expect(selection?.getTextContent().replaceAll(/\n+/g, '/')).toBe('dois/meio/e três')
    expect(selection?.isBackward()).toBe(true)
  })
})

test('wherever the selection stands, any change leaves one to type at', () => {
  for (let seed = 1; seed <= rounds(100, 300); seed++) {
    const roll = dice(seed)
    const pick = <T>(list: readonly T[]) => list[Math.floor(roll() * list.length)] as T
    using editor = editorWith(madeUpBody(seed))
    const $everything = (node: LexicalNode): LexicalNode[] =>
      $isElementNode(node) ? [node, ...node.getChildren().flatMap($everything)] : [node]
    editor.update(
      () => {
        const nodes = $everything($getRoot()).filter(node => $isElementNode(node) || $isTextNode(node))
        const range = $createRangeSelection()
        for (const point of [range.anchor, range.focus]) {
          const node = pick(nodes)
          const size = $isElementNode(node) ? node.getChildrenSize() : node.getTextContentSize()
          point.set(node.getKey(), Math.floor(roll() * (size + 1)), $isElementNode(node) ? 'element' : 'text')
        }
        if (roll() < 0.5) range.focus.set(range.anchor.key, range.anchor.offset, range.anchor.type)
        $setSelection(range)
      },
      { discrete: true },
    )
    const after = madeUpBody(roll() < 0.3 ? seed : seed + 1_000)
    editor.update(() => $patchBody(bodyOf(after)), { discrete: true })
    editor.update(
      () => {
        const selection = $getSelection()
        expect($isRangeSelection(selection) && selection.anchor.getNode().isAttached(), `seed ${seed}`).toBe(true)
        if ($isRangeSelection(selection) && selection.isCollapsed()) selection.insertText('palavra')
      },
      { discrete: true },
    )
  }
}, 60_000)

test('a space before the caret stays, which a stored text does not have', () => {
  using editor = editorWith('<p>um dois</p>')
  const $type = (words: string) => editor.update(() => void $getSelection()?.insertText(words), { discrete: true })
  editor.update(() => void $textWith('um').select(2, 2), { discrete: true })
  $type(' ')
  editor.update(() => $patchBody(bodyOf('<p>um dois e três</p>')), { discrete: true })
  $type('novo')
  expect(editor.read($writeEditor)).toBe('<p>um novo dois e três</p>')
})
