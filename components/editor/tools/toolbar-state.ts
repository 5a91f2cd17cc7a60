import { $isLinkNode, type LinkNode } from '@lexical/link'
import { $findMatchingParent } from '@lexical/utils'
import { $getSelection, $isRangeSelection } from 'lexical'
import { type Format, formats } from '../body/formats.ts'
import { $tablePlace, type TablePlace } from '../table/table-tools.ts'
import { $blockKind, type BlockKind } from './set-block.ts'

/** The state of the caret's place, for the toolbar. */
export interface CaretState {
  formats: Format[]
  link: boolean
  block: BlockKind | null
  /** The table at the caret; null outside a table. */
  table: TablePlace | null
}

export const nowhere: CaretState = { formats: [], link: false, block: null, table: null }

export function $readPlace(): CaretState {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return { ...nowhere, table: $tablePlace() }
  return {
    formats: formats.map(([format]) => format).filter(format => selection.hasFormat(format)),
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
