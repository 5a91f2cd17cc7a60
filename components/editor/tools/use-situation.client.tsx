'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, mergeRegister } from 'lexical'
import { useEffect, useState } from 'react'
import { $readPlace, nowhere } from './toolbar-state.ts'
import type { Situation } from './tools.ts'

/** The state that the tools show. */
export function useSituation(): Situation {
  const [editor] = useLexicalComposerContext()
  const [place, setPlace] = useState(nowhere)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  useEffect(() => {
    const listener = (set: (can: boolean) => void) => (can: boolean) => {
      set(can)
      return false
    }
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($readPlace)
        // Most keys do not change the state: the same object prevents a render.
        setPlace(now => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
      }),
      editor.registerCommand(CAN_UNDO_COMMAND, listener(setCanUndo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, listener(setCanRedo), COMMAND_PRIORITY_LOW),
    )
  }, [editor])
  return { place, canUndo, canRedo }
}
