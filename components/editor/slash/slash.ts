import { $getRoot, $getSelection, $isParagraphNode, $isRangeSelection, type LexicalEditor } from 'lexical'
import { fold } from '#lib/text/text.ts'
import { type EditorTool, plainText, toolGroups } from '../tools/tools.ts'

/** The choices of the slash menu: the tools that make blocks, in the toolbar's order. */
const choices = [plainText, ...toolGroups.flat().filter(({ words }) => words !== undefined)]

/** The tools whose label or other words begin with the typed words, matches by label first; all tools without typed words. */
export function choicesFor(typed: string): EditorTool[] {
  const wanted = fold(typed).split(' ').filter(Boolean)
  const isMatch = (names: string) =>
    wanted.every(word =>
      fold(names)
        .split(' ')
        .some(name => name.startsWith(word)),
    )
  const byLabel = choices.filter(({ label }) => isMatch(label))
  return [
    ...byLabel,
    ...choices.filter(choice => !byLabel.includes(choice) && isMatch(`${choice.label} ${choice.words}`)),
  ]
}

/**
 * The words typed after a slash at the start of a paragraph, with the caret at their end, and the paragraph's key; null otherwise. A slash
 * within a line (e/ou, km/h) or before a space is only a slash.
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

/** Removes the slash and the typed words, and makes the block. */
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
