import { $isListItemNode } from '@lexical/list'
import { $findMatchingParent } from '@lexical/utils'
import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  defineExtension,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import { maxListDepth } from '#lib/body/body.ts'
import { type Format, isFormat } from './body/formats.ts'
import { OPEN_FIND, OPEN_LINK_DIALOG } from './commands.ts'
import { $growAtEnd } from './table/table-tools.ts'
import { type BlockKind, setBlock } from './tools/set-block.ts'

/** Keys for blocks, with Ctrl and Alt (Command and Option on a Mac). */
const blockKeys: Record<string, BlockKind> = {
  Digit0: 'paragraph',
  Digit2: 'h2',
  Digit3: 'h3',
  Digit7: 'number',
  Digit8: 'bullet',
  Digit9: 'quote',
  KeyO: 'pull',
}

/** Keys for marks, with Ctrl (Command on a Mac). Lexical has those for bold and italic. */
const markKeys: Record<string, Format> = { '.': 'superscript', ',': 'subscript', 'shift+x': 'strikethrough' }

/** Keys that open something, with Ctrl (Command on a Mac). */
const panelKeys: Record<string, LexicalCommand<void>> = { k: OPEN_LINK_DIALOG, h: OPEN_FIND }

/**
 * The product's own keys, and a block on formats that a body cannot contain. Tab indents list items, moves through the cells of a table and adds
 * a row after the last cell; elsewhere it leaves the editor. A key acts where the caret stands on the screen.
 */
export const KeysExtension = defineExtension({
  name: 'portal/keys',
  register: editor =>
    mergeRegister(
      editor.registerCommand(FORMAT_TEXT_COMMAND, format => !isFormat(format), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(FORMAT_ELEMENT_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(INDENT_CONTENT_COMMAND, () => !$mayIndent(), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(KEY_TAB_COMMAND, event => moveItem(editor, event), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(KEY_DOWN_COMMAND, () => $takeCaret(editor), COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(KEY_DOWN_COMMAND, event => pressKey(editor, event), COMMAND_PRIORITY_LOW),
    ),
})

/**
 * Takes in a caret that the browser has not told the editor of: its event waits behind a fast key on a slow computer, and Enter or Backspace would
 * delete what was selected before.
 */
function $takeCaret(editor: LexicalEditor): false {
  const known = $getSelection()
  const shown = window.getSelection()
  if (!$isRangeSelection(known) || known.isCollapsed() || !shown?.isCollapsed) return false
  const caret = $createRangeSelectionFromDom(shown, editor)
  if (caret) $setSelection(caret)
  return false
}

function pressKey(editor: LexicalEditor, event: KeyboardEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false
  const kind = event.altKey ? blockKeys[event.code] : undefined
  const key = event.altKey ? '' : `${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`
  const mark = markKeys[key]
  const panel = panelKeys[key]
  if (!kind && !mark && !panel) return false
  event.preventDefault()
  if (kind) setBlock(editor, kind)
  else if (mark) editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark)
  else if (panel) editor.dispatchCommand(panel, undefined)
  return true
}

function moveItem(editor: LexicalEditor, event: KeyboardEvent): boolean {
  if (!event.shiftKey && $growAtEnd()) {
    event.preventDefault()
    return true
  }
  if ($itemDepth() === 0) return false
  event.preventDefault()
  return editor.dispatchCommand(event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined)
}

const $mayIndent = () => {
  const depth = $itemDepth()
  return depth > 0 && depth < maxListDepth
}

/** The list depth at the caret; 0 outside lists. */
function $itemDepth(): number {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return 0
  const item = $findMatchingParent(selection.anchor.getNode(), $isListItemNode)
  return item ? item.getIndent() + 1 : 0
}
