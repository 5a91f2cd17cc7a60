import { buildEditorFromExtensions } from '@lexical/extension'
import { HistoryExtension } from '@lexical/history'
import {
  $getRoot,
  configExtension,
  defineExtension,
  type LexicalEditor,
  PASTE_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { expect, test } from 'vitest'
import { $openBody } from '../body/body-to-nodes.ts'
import { $writeEditor } from '../body/nodes-to-body.ts'
import { WritingExtension } from '../writing.ts'

/** Adds undo, which the editor leaves out without a window. */
const UndoableExtension = defineExtension({
  name: 'test/undoable',
  dependencies: [WritingExtension, configExtension(HistoryExtension, { disabled: false })],
})

const settle = () => new Promise(resolve => setTimeout(resolve))

/** A clipboard with plain text only. */
const wordsOnly = (words: string) =>
  ({
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? words : '') },
    preventDefault() {},
  }) as ClipboardEvent

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

test.each([
  [address, `<figure data-video="dQw4w9WgXcQ"><a href="${address}">Vídeo</a></figure>`],
  [
    ' https://twitter.com/ana/status/12?s=20 ',
    '<figure data-post="x"><a href="https://x.com/ana/status/12">Publicação de @ana no X</a></figure>',
  ],
])('%s, pasted alone on an empty line, becomes what it leads to; undone once, it is the link', async (words, html) => {
  using editor = buildEditorFromExtensions(UndoableExtension)
  const written = (each: LexicalEditor) => each.read($writeEditor)
  editor.update(() => $openBody([]), { discrete: true })
  editor.update(() => void $getRoot().selectStart(), { discrete: true })
  editor.dispatchCommand(PASTE_COMMAND, wordsOnly(words))
  await settle()
  expect(written(editor)).toBe(html)
  editor.dispatchCommand(UNDO_COMMAND, undefined)
  await settle()
  expect(written(editor)).toBe(`<p><a href="${words.trim()}">${words.trim()}</a></p>`)
  editor.dispatchCommand(REDO_COMMAND, undefined)
  await settle()
  expect(written(editor)).toBe(html)
})
