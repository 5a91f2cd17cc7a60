'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical'
import { type RefObject, useEffect } from 'react'

/** Selects an inset when its picture is clicked, or anything in it; true while it is selected. */
export function useInsetSelection(nodeKey: NodeKey, picture: RefObject<HTMLElement | null>): boolean {
  const [editor] = useLexicalComposerContext()
  const [selected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  useEffect(() => {
    const select = ({ target }: MouseEvent) => {
      if (!(target instanceof Node && picture.current?.contains(target))) return false
      clearSelection()
      setSelected(true)
      return true
    }
    return editor.registerCommand(CLICK_COMMAND, select, COMMAND_PRIORITY_LOW)
  }, [editor, clearSelection, setSelected, picture])
  return selected
}
