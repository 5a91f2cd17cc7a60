import { $getRoot, $getSelection, $isParagraphNode, $isRangeSelection, type LexicalEditor } from 'lexical'
import { fold } from '#lib/text/text.ts'
import { type EditorTool, plainText, toolGroups } from '../tools/tools.ts'

/** What a slash at the start of a line offers: the tools that make blocks, in the toolbar's order. */
const choices = [plainText, ...toolGroups.flat().filter(({ words }) => words !== undefined)]

/** The blocks whose name or other names begin as the words that were typed, those of that name first; all of them without any. */
export function choicesFor(typed: string): EditorTool[] {
  const wanted = fold(typed).split(' ').filter(Boolean)
  const isCalled = (names: string) =>
    wanted.every(word =>
      fold(names)
        .split(' ')
        .some(name => name.startsWith(word)),
    )
  const called = choices.filter(({ label }) => isCalled(label))
  return [
    ...called,
    ...choices.filter(choice => !called.includes(choice) && isCalled(`${choice.label} ${choice.words}`)),
  ]
}

/**
 * What was typed after a slash that begins a paragraph of the text, with the caret at its end; null anywhere else. Within a line a slash is only a slash
 * (e/ou, km/h), and so is one with a space after it.
 */
export function $slashTyped(): { typed: string; key: string } | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.type !== 'text') return null
  const node = selection.anchor.getNode()
  const block = node.getParent()
  if (!$isParagraphNode(block) || !block.getParent()?.is($getRoot()) || block.getChildrenSize() !== 1) return null
  const text = node.getTextContent()
  if (selection.anchor.offset !== text.length) return null
  const [, typed] = /^\/((?:[\p{L}\d][\p{L}\d ]{0,30})?)$/u.exec(text) ?? []
  return typed === undefined ? null : { typed, key: block.getKey() }
}

/** Takes the slash and what follows it away, and makes the block. */
export function chooseBlock(editor: LexicalEditor, { act }: EditorTool): void {
  editor.update(
    () => {
      const selection = $getSelection()
      const block = $isRangeSelection(selection) ? selection.anchor.getNode().getParent() : null
      if ($slashTyped() && block) block.clear().select()
    },
    { discrete: true },
  )
  act(editor)
}
