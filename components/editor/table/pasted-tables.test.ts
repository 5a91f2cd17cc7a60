import { buildEditorFromExtensions } from '@lexical/extension'
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  type LexicalEditor,
  type LexicalNode,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from 'lexical'
import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { $nodesOf, $openBody } from '../body/body-to-nodes.ts'
import { $writeEditor } from '../body/nodes-to-body.ts'
import { WritingExtension } from '../writing.ts'

type Insert = (editor: LexicalEditor, nodes: LexicalNode[]) => void

const fromOutside: Insert = (_editor, nodes) => $insertNodes(nodes)
/** As Lexical inserts a copy from the editor itself. */
const fromInside: Insert = (editor, nodes) => {
  const selection = $getSelection()
  if (!selection) return
  if (!editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection })) $insertNodes(nodes)
}

const table = (word: string) => `<table><tbody><tr><td>${word}</td><td>b</td></tr></tbody></table>`

test.each([
  ['a table', fromOutside, table('Colada')],
  ['a text with a table', fromOutside, `<p>Antes</p>${table('Colada')}<p>Depois</p>`],
  ['a copied text with a table', fromInside, `<p>Antes</p>${table('Colada')}<p>Depois</p>`],
])('%s, pasted into a cell, loses no word: tables in tables go below', async (_name, $insert, html) => {
  using editor = buildEditorFromExtensions(WritingExtension)
  editor.update(() => $openBody(readBody(parseHtml(table('Cidade')))), { discrete: true })
  editor.update(() => void $getRoot().getFirstDescendant()?.selectEnd(), { discrete: true })
  editor.update(() => $insert(editor, $nodesOf(readBody(parseHtml(html)))), { discrete: true })
  const written = editor.read($writeEditor)
  for (const word of ['Cidade', 'Colada', ...(html.match(/Antes|Depois/g) ?? [])]) expect(written).toContain(word)
  expect(written.match(/<table>/g)).toHaveLength(2)
})
