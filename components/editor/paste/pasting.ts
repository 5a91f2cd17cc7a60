import { $createLinkNode, $toggleLink } from '@lexical/link'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import {
  $createTextNode,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  $isRootNode,
  COMMAND_PRIORITY_HIGH,
  defineExtension,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical'
import type { Body, Inline, Inset } from '#lib/body/body.ts'
import { frameAt } from '#lib/body/embeds/frames.ts'
import { linkAddress } from '#lib/body/link.ts'
import { $nodesOf } from '../body/body-to-nodes.ts'
import { INSERT_PICTURES, LINK_PASTED, SHOW_MESSAGE } from '../commands.ts'
import { $createInsetNode } from '../insets/inset-node.tsx'
import { $insertBlock } from '../tools/insert-block.ts'
import { parseInBrowser } from './from-dom.ts'
import { type Loss, lossSentence } from './losses.ts'
import { readPastedHtml, readPastedText } from './read-paste.ts'

/**
 * Handles pasted HTML, which is cleaned first, and plain text of PDFs and chats. Lexical handles copies from the editor itself and other plain text,
 * except an address of a video or a post. Dropped or pasted picture files open the picture dialog. One sentence says what a paste leaves out.
 */
export const PastingExtension = defineExtension({
  name: 'portal/pasting',
  register: editor =>
    mergeRegister(
      editor.registerCommand(PASTE_COMMAND, event => paste(editor, event), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(DRAG_DROP_PASTE, files => insertPictures(editor, files), COMMAND_PRIORITY_HIGH),
    ),
})

/** Opens the dialog for picture files. Files of other kinds do not go into a text. */
function insertPictures(editor: LexicalEditor, files: readonly File[]): boolean {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const isTaken = editor.isEditable() && pictures.length > 0 && editor.dispatchCommand(INSERT_PICTURES, pictures)
  return isTaken || editor.dispatchCommand(SHOW_MESSAGE, lossSentence(['pictures']))
}

function paste(editor: LexicalEditor, event: ClipboardEvent | InputEvent | KeyboardEvent): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : null
  if (!data || isOurOwn(data.getData('application/x-lexical-editor'))) return false
  return (
    pasteAddress(editor, data, event) ||
    pasteLink(editor, data, event) ||
    pasteHtml(editor, data, event) ||
    pasteText(editor, data, event)
  )
}

/** Turns a pasted address of a video or a post on an empty line into its inset. The first undo makes it a link. */
function pasteAddress(editor: LexicalEditor, data: DataTransfer, event: Event): boolean {
  const address = data.getData('text/plain').trim()
  const frame = frameAt(address)
  if (!frame || !$isOnEmptyLine()) return false
  event.preventDefault()
  const asLink = () => $insertNodes([$createLinkNode(address).append($createTextNode(address))])
  // A second update after the first: one update would be undone as one step.
  const asFrame = () => editor.update(() => $putInPlaceOfLine(frame), { tag: HISTORY_PUSH_TAG })
  editor.update(asLink, { tag: [PASTE_TAG, HISTORY_PUSH_TAG], onUpdate: asFrame })
  editor.dispatchCommand(
    SHOW_MESSAGE,
    `${frame.kind === 'video' ? 'Vídeo inserido' : 'Publicação inserida'}. Ctrl+Z deixa só o link.`,
  )
  return true
}

/**
 * Turns a pasted bare address into a link: over selected words they become its text, elsewhere the address is the text until the page's title is
 * known. Undo then brings the address back.
 */
function pasteLink(editor: LexicalEditor, data: DataTransfer, event: Event): boolean {
  const typed = data.getData('text/plain').trim()
  const address = /^https?:\/\/\S+$/i.test(typed) ? linkAddress(typed) : null
  const selection = $getSelection()
  if (!address || !$isRangeSelection(selection)) return false
  event.preventDefault()
  const tag = [PASTE_TAG, HISTORY_PUSH_TAG]
  if (!selection.isCollapsed()) {
    editor.update(() => $toggleLink(address), { tag })
    return true
  }
  const text = $createTextNode(address)
  const ask = () => editor.dispatchCommand(LINK_PASTED, { key: text.getKey(), address })
  editor.update(() => $insertNodes([$createLinkNode(address).append(text)]), { tag, onUpdate: ask })
  return true
}

const $lineAtCaret = () => {
  const selection = $getSelection()
  const line = $isRangeSelection(selection) && selection.isCollapsed() ? selection.anchor.getNode() : null
  const block = line?.getTopLevelElement() ?? null
  // Excludes a line in a table cell.
  return $isParagraphNode(block) && $isRootNode(block.getParent()) ? block : null
}

const $isOnEmptyLine = () => $lineAtCaret()?.isEmpty() === true

function $putInPlaceOfLine(frame: Inset): void {
  $lineAtCaret()?.clear().select()
  $insertBlock($createInsetNode(frame))
}

function pasteHtml(editor: LexicalEditor, data: DataTransfer, event: Event): boolean {
  const html = data.getData('text/html')
  if (!html) return false
  const lost = new Set<Loss>()
  const body = readPastedHtml(parseInBrowser(html), lost)
  event.preventDefault()
  // HTML in which nothing may be kept: Lexical would read the same HTML by itself.
  if (body.length === 0 && lost.size === 0) $getSelection()?.insertRawText(data.getData('text/plain'))
  else editor.update(() => $insertBody(body), { tag: PASTE_TAG })
  reportLosses(editor, lost)
  return true
}

/** Reads plain text as a page of print or a chat; Lexical inserts any other. */
function pasteText(editor: LexicalEditor, data: DataTransfer, event: Event): boolean {
  const lost = new Set<Loss>()
  const lines = readPastedText(data.getData('text/plain'), lost)
  if (!lines || !$isRangeSelection($getSelection())) return false
  event.preventDefault()
  editor.update(() => $insertLines(lines), { tag: PASTE_TAG })
  reportLosses(editor, lost)
  return true
}

/** Says in one sentence what a paste left out. */
function reportLosses(editor: LexicalEditor, lost: ReadonlySet<Loss>): void {
  if (lost.size > 0) editor.dispatchCommand(SHOW_MESSAGE, lossSentence(lost))
}

/** Whether the clipboard's nodes come from an editor of this product. */
function isOurOwn(json: string): boolean {
  try {
    return JSON.parse(json).namespace === 'portal'
  } catch {
    return false
  }
}

/** Inserts lines as if they were typed: in a list, each is an item. */
function $insertLines(lines: readonly Inline[][]): void {
  for (const [place, inlines] of lines.entries()) {
    if (place > 0) $rangeSelection()?.insertParagraph()
    const [line] = $nodesOf([{ kind: 'paragraph', inlines }])
    if ($isElementNode(line) && !line.isEmpty()) $rangeSelection()?.insertNodes(line.getChildren())
  }
}

const $rangeSelection = () => {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? selection : null
}

/** Inserts a single paragraph into the line at the caret, and other bodies as blocks. */
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
