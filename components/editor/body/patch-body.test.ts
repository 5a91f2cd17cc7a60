import { buildEditorFromExtensions } from '@lexical/extension'
import { $createParagraphNode, $getRoot, $getSelection, $isRangeSelection } from 'lexical'
import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { madeUpBody } from '#tests/support/made-up-body.ts'
import { WritingExtension } from '../writing.ts'
import { $openBody } from './body-to-nodes.ts'
import { $writeEditor } from './nodes-to-body.ts'
import { $patchBody } from './patch-body.ts'

const bodyOf = (html: string) => readBody(parseHtml(html))

test('whatever stood in the editor, it then holds the other body', () => {
  for (let seed = 1; seed <= 120; seed++) {
    using editor = buildEditorFromExtensions(WritingExtension)
    const [before, after] = [madeUpBody(seed), madeUpBody(seed + 1_000)]
    editor.update(() => $openBody(bodyOf(before)), { discrete: true })
    editor.update(() => $patchBody(bodyOf(after)), { discrete: true })
    expect(
      editor.read(() => $writeEditor()),
      `seed ${seed}`,
    ).toBe(after)
  }
}, 30_000)

test('the caret and an empty line stay where nothing changed', () => {
  using editor = buildEditorFromExtensions(WritingExtension)
  editor.update(
    () => {
      $openBody(bodyOf('<p>um</p><p>dois</p>'))
      $getRoot().append($createParagraphNode())
      $getRoot().getChildAtIndex(1)?.selectEnd()
    },
    { discrete: true },
  )
  editor.update(() => $patchBody(bodyOf('<p>novo</p><p>um deles</p><p>dois</p>')), { discrete: true })
  editor.read(() => {
    const selection = $getSelection()
    expect($isRangeSelection(selection) && selection.anchor.getNode().getTextContent()).toBe('dois')
    expect($getRoot().getChildrenSize()).toBe(4)
    expect($writeEditor()).toBe('<p>novo</p><p>um deles</p><p>dois</p>')
  })
})

test('a body of nothing leaves a line to write on', () => {
  using editor = buildEditorFromExtensions(WritingExtension)
  editor.update(() => $openBody(bodyOf('<p>um</p>')), { discrete: true })
  editor.update(() => $patchBody([]), { discrete: true })
  expect(editor.read(() => $getRoot().getChildrenSize())).toBe(1)
})
