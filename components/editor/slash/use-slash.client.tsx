'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  BLUR_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  mergeRegister,
} from 'lexical'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditorTool } from '../tools/tools.ts'
import { $slashTyped, choicesFor, chooseBlock } from './slash.ts'

/** The slash menu's choices and the index of the active one. The menu is closed without choices. */
export interface Slash {
  choices: readonly EditorTool[]
  active: number
  /** The key of the line with the slash. */
  line: string
  choose: (choice: EditorTool) => void
  /** Makes the choice at the index active. */
  point: (index: number) => void
}

/** Follows the words typed after a slash, and handles the menu's keys while there are choices. */
export function useSlash(): Slash {
  const [editor] = useLexicalComposerContext()
  const [asked, setAsked] = useState<{ typed: string; key: string } | null>(null)
  const [active, setActive] = useState(0)
  // After Escape the menu stays closed until the slash is removed.
  const left = useRef(false)
  const choices = asked ? choicesFor(asked.typed) : []
  const isOpen = choices.length > 0
  const follow = useEffectEvent((now: { typed: string; key: string } | null) => {
    if (now === null) left.current = false
    const next = left.current ? null : now
    if (next?.typed === asked?.typed && next?.key === asked?.key) return
    setAsked(next)
    setActive(0)
  })
  const leave = useEffectEvent(() => {
    left.current = true
    setAsked(null)
  })
  const move = useEffectEvent((step: number) => setActive((active + step + choices.length) % choices.length))
  const choose = (choice: EditorTool) => chooseBlock(editor, choice)
  const take = useEffectEvent(() => {
    const choice = choices[active]
    if (choice) choose(choice)
  })
  useEffect(() => editor.registerUpdateListener(({ editorState }) => follow(editorState.read($slashTyped))), [editor])
  useEffect(() => {
    if (!isOpen) return
    const on = (act: () => void) => (event: Event | null) => {
      event?.preventDefault()
      act()
      return true
    }
    const priority = COMMAND_PRIORITY_CRITICAL
    return mergeRegister(
      editor.registerCommand(
        KEY_ARROW_DOWN_COMMAND,
        on(() => move(1)),
        priority,
      ),
      editor.registerCommand(
        KEY_ARROW_UP_COMMAND,
        on(() => move(-1)),
        priority,
      ),
      editor.registerCommand(KEY_ENTER_COMMAND, on(take), priority),
      editor.registerCommand(KEY_TAB_COMMAND, on(take), priority),
      editor.registerCommand(KEY_ESCAPE_COMMAND, on(leave), priority),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          leave()
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
    )
  }, [editor, isOpen])
  return { choices, active, line: asked?.key ?? '', choose, point: setActive }
}
