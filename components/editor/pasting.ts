import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import {
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  defineExtension,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical'
import type { Body } from '#lib/body/body.ts'
import { readBody } from '#lib/body/read.ts'
import { findAll } from '#lib/body/tree.ts'
import { $nodesOf } from './body-to-nodes.ts'
import { BRING_PICTURES, PICTURES_LEFT_OUT } from './commands.ts'
import { parseInBrowser } from './paste/from-dom.ts'
import { untangle } from './paste/untangle.ts'

/**
 * Takes over pastes of HTML: what comes in is cleaned first. Copies within the editor and plain text go Lexical's own way, and pictures
 * that are dropped or pasted as files are asked about. Pictures that have
 * no address readers could load are left out, and that is said.
 */
export const PastingExtension = defineExtension({
  name: 'portal/pasting',
  register: editor =>
    mergeRegister(
      editor.registerCommand(PASTE_COMMAND, event => paste(editor, event), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(DRAG_DROP_PASTE, files => bringPictures(editor, files), COMMAND_PRIORITY_HIGH),
    ),
})

/** Pictures are asked about and sent; files of other kinds are not for a text. */
function bringPictures(editor: LexicalEditor, files: readonly File[]): boolean {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const isTaken = editor.isEditable() && pictures.length > 0 && editor.dispatchCommand(BRING_PICTURES, pictures)
  return isTaken || editor.dispatchCommand(PICTURES_LEFT_OUT, undefined)
}

function paste(editor: LexicalEditor, event: ClipboardEvent | InputEvent | KeyboardEvent): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : null
  const html = data?.getData('text/html')
  if (!data || !html || isOurOwn(data.getData('application/x-lexical-editor'))) return false
  const pasted = parseInBrowser(html)
  const body = readBody(untangle(pasted))
  const kept = body.filter(({ kind }) => kind === 'figure').length
  const lost = findAll(pasted, 'img').length > kept
  if (body.length === 0 && !lost) return false
  event.preventDefault()
  editor.update(() => $insertBody(body), { tag: 'paste' })
  if (lost) editor.dispatchCommand(PICTURES_LEFT_OUT, undefined)
  return true
}

/** A copy made in one of our editors carries its nodes. */
function isOurOwn(json: string): boolean {
  try {
    return JSON.parse(json).namespace === 'portal'
  } catch {
    return false
  }
}

/** A single line goes into the line at the caret, blocks stand for themselves. */
function $insertBody(body: Body): void {
  const [first] = body
  if (!first) return
  const nodes = $nodesOf(body)
  const selection = $getSelection()
  const isLine = body.length === 1 && first.kind === 'paragraph'
  if (isLine && $isRangeSelection(selection)) {
    const [paragraph] = nodes
    if ($isElementNode(paragraph)) selection.insertNodes(paragraph.getChildren())
    return
  }
  $insertNodes(nodes)
}
