import { buildEditorFromExtensions, configExtension, getExtensionDependencyFromEditor } from '@lexical/extension'
import { HistoryExtension } from '@lexical/history'
import { $createParagraphNode, $createTextNode, $getRoot, HISTORY_PUSH_TAG, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { WritingExtension } from '../writing.ts'
import { $openBody } from './body-to-nodes.ts'
import { MergingExtension } from './merging.ts'
import { $writeEditor } from './nodes-to-body.ts'

function writing(html: string) {
  const editor = buildEditorFromExtensions(WritingExtension, configExtension(MergingExtension, { parse: parseHtml }))
  // Lexical keeps no history outside a browser unless told to.
  getExtensionDependencyFromEditor(editor, HistoryExtension).output.disabled.value = false
  const { output } = getExtensionDependencyFromEditor(editor, MergingExtension)
  const type = (words: string) =>
    editor.update(() => void $getRoot().selectEnd().insertText(words), { discrete: true, tag: HISTORY_PUSH_TAG })
  editor.update(() => $openBody(readBody(parseHtml(html))), { discrete: true })
  return {
    type,
    paragraph: (words: string) =>
      editor.update(() => void $getRoot().append($createParagraphNode().append($createTextNode(words))), {
        discrete: true,
        tag: HISTORY_PUSH_TAG,
      }),
    merge: output.merge.bind(output),
    undo: () => editor.update(() => void editor.dispatchCommand(UNDO_COMMAND, undefined), { discrete: true }),
    redo: () => editor.update(() => void editor.dispatchCommand(REDO_COMMAND, undefined), { discrete: true }),
    html: () => editor.read($writeEditor),
  }
}

test('undo after a change from outside takes back one’s own words and keeps the others', () => {
  const { type, merge, undo, redo, html } = writing('<p>abertura</p><p>fecho</p>')
  type(' um')
  type(' dois')
  merge('<p>abertura dela</p><p>fecho um dois</p>')
  undo()
  expect(html()).toBe('<p>abertura dela</p><p>fecho um</p>')
  undo()
  expect(html()).toBe('<p>abertura dela</p><p>fecho</p>')
  redo()
  redo()
  expect(html()).toBe('<p>abertura dela</p><p>fecho um dois</p>')
  type(' três')
  undo()
  undo()
  expect(html()).toBe('<p>abertura dela</p><p>fecho um</p>')
})

test('undo keeps blocks that others added or took out, over several changes from outside', () => {
  const { paragraph, merge, undo, html } = writing('<p>um</p><p>dois</p>')
  paragraph('meu')
  merge('<p>um</p><p>dela</p><p>dois</p><p>meu</p>')
  paragraph('outro meu')
  merge('<p>dela</p><p>dois mudado</p><p>meu</p><p>outro meu</p>')
  undo()
  expect(html()).toBe('<p>dela</p><p>dois mudado</p><p>meu</p>')
  undo()
  expect(html()).toBe('<p>dela</p><p>dois mudado</p>')
})

test('changes from outside keep raised, lowered and struck words, also a number that is its sign when it is saved', () => {
  const { type, merge, html } = writing('<p>o Ex<sup>mo</sup> e CO<sub>2eq</sub></p><p>fecho</p>')
  type(' meu')
  merge('<p>o Ex<sup>mo</sup>, <s>nada</s> e 10 m<sup>2</sup></p><p>fecho meu</p>')
  expect(html()).toBe('<p>o Ex<sup>mo</sup>, <s>nada</s> e 10 m²</p><p>fecho meu</p>')
})
