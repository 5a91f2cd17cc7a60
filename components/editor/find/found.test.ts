import { buildEditorFromExtensions } from '@lexical/extension'
import { HistoryExtension } from '@lexical/history'
import { type AnyLexicalExtensionArgument, configExtension, UNDO_COMMAND } from 'lexical'
import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { $openBody } from '../body/body-to-nodes.ts'
import { $writeEditor } from '../body/nodes-to-body.ts'
import { WritingExtension } from '../writing.ts'
import { $find, $replaceFound, isFrom } from './found.ts'

function editorWith(html: string, ...more: AnyLexicalExtensionArgument[]) {
  const editor = buildEditorFromExtensions(WritingExtension, ...more)
  editor.update(() => $openBody(readBody(parseHtml(html))), { discrete: true })
  return editor
}

/** The body after every find of `words` became `by`. */
function replaced(html: string, words: string, by: string, exact = false): string {
  using editor = editorWith(html)
  editor.update(() => $replaceFound($find({ words, exact }), by), { discrete: true })
  return editor.read(() => $writeEditor())
}

const everywhere =
  '<h2>A obra</h2><p>A <strong>ob</strong>ra e a <a href="/x">obra</a></p><ul><li>obra<ul><li>Obra</li></ul></li></ul>' +
  '<blockquote><p>obra</p></blockquote><aside data-kind="pull">obra</aside>' +
  '<table><tbody><tr><td>obra</td><td>o<br />bra</td></tr></tbody></table>'

test('finds across marks, in headings, lists, quotes and tables, but not across lines', () => {
  using editor = editorWith(everywhere)
  expect(editor.read(() => $find({ words: 'OBRA', exact: false }))).toHaveLength(8)
  expect(editor.read(() => $find({ words: 'obra', exact: true }))).toHaveLength(7)
})

test.each([
  [
    'takes the mark in which the words begin',
    '<p>A <strong>ob</strong>ra</p>',
    'obra',
    'ponte',
    '<p>A <strong>ponte</strong></p>',
  ],
  ['stays in its link', '<p>A <a href="/x">obra</a> vai</p>', 'obra', 'ponte', '<p>A <a href="/x">ponte</a> vai</p>'],
  ['removes a link without words', '<p>A <a href="/x">obra</a> vai</p>', 'obra', '', '<p>A vai</p>'],
  ['replaces finds that touch', '<p>aaa<em>a</em></p>', 'aa', 'b', '<p>bb</p>'],
  ['does not look into what it put in', '<p>obra e obra</p>', 'obra', 'obra nova', '<p>obra nova e obra nova</p>'],
])('%s', (_, html, words, by, after) => {
  expect(replaced(html, words, by)).toBe(after)
})

test('replacing all is one step of undo', () => {
  // Without a browser Lexical keeps no history unless it is told to.
  using editor = editorWith(everywhere, configExtension(HistoryExtension, { disabled: false }))
  const before = editor.read(() => $writeEditor())
  editor.update(() => $replaceFound($find({ words: 'obra', exact: false }), 'ponte'), { discrete: true })
  expect(editor.read(() => $writeEditor())).not.toMatch(/obra/i)
  editor.dispatchCommand(UNDO_COMMAND, undefined)
  editor.update(() => {}, { discrete: true })
  expect(editor.read(() => $writeEditor())).toBe(before)
})

test('after a replacement the next find is the one behind it', () => {
  using editor = editorWith('<p>ai</p><p>a ai ai</p>')
  const all = editor.read(() => $find({ words: 'ai', exact: false }))
  expect(all.findIndex(found => isFrom(found, 1, 5))).toBe(2)
  expect(all.findIndex(found => isFrom(found, 1, 2))).toBe(1)
})
