import { $isLinkNode, type LinkNode } from '@lexical/link'
import { $findMatchingParent } from '@lexical/utils'
import { $getSelection, $isRangeSelection } from 'lexical'
import { $tablePlace, type TablePlace } from '../table/table-tools.ts'
import { $blockKind, type BlockKind } from './set-block.ts'

/** The state of the caret's place, for the toolbar. */
export interface Place {
  bold: boolean
  italic: boolean
  link: boolean
  block: BlockKind | null
  /** The table at the caret; null outside a table. */
  table: TablePlace | null
}

export const nowhere: Place = { bold: false, italic: false, link: false, block: null, table: null }

export function $readPlace(): Place {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return { ...nowhere, table: $tablePlace() }
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    link: $linkAtCaret() !== null,
    block: $blockKind(),
    table: $tablePlace(),
  }
}

/** The link around the caret or the start of the selection; null without one. */
export function $linkAtCaret(): LinkNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const nodes = [selection.anchor.getNode(), ...selection.getNodes()]
  return nodes.map(node => $findMatchingParent(node, $isLinkNode)).find(link => link !== null) ?? null
}
