'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, KEY_DOWN_COMMAND, mergeRegister } from 'lexical'
import { Fragment, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Tool } from '#components/ui/tool.client.tsx'
import { Toolbar } from '#components/ui/toolbar.client.tsx'
import { useEditorServices } from '../services.client.tsx'
import { $readPlace, nowhere } from './toolbar-state.ts'
import { type Situation, tableTools, toolGroups } from './tools.ts'

/** The editor's toolbar. Alt+F10 in the text moves the focus here, and Escape back. */
export function EditorToolbar({ controls }: { controls: string }) {
  const [editor] = useLexicalComposerContext()
  const toolbar = useRef<HTMLDivElement>(null)
  const situation = useSituation(toolbar)
  const { toolbarIn } = useEditorServices()
  const tools = (
    <Toolbar ref={toolbar} label="Formatação" controls={controls} onLeave={() => editor.focus()}>
      {[...toolGroups, ...(situation.place.table ? [tableTools] : [])].map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index > 0 && <span className="toolbar-gap" />}
          {group.map(({ act, pressed, disabled, ...tool }) => (
            <Tool
              key={tool.label}
              {...tool}
              pressed={pressed?.(situation)}
              disabled={disabled?.(situation)}
              act={() => act(editor)}
            />
          ))}
        </Fragment>
      ))}
    </Toolbar>
  )
  if (toolbarIn === undefined) return tools
  return toolbarIn && createPortal(tools, toolbarIn)
}

function useSituation(toolbar: { current: HTMLDivElement | null }): Situation {
  const [editor] = useLexicalComposerContext()
  const [place, setPlace] = useState(nowhere)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  useEffect(() => {
    const listener = (set: (can: boolean) => void) => (can: boolean) => {
      set(can)
      return false
    }
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return false
      event.preventDefault()
      const held = toolbar.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]:not(:disabled)')
      const tool = held ?? toolbar.current?.querySelector<HTMLButtonElement>('button')
      tool?.focus()
      return true
    }
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($readPlace)
        // Most keys do not change the state: the same object prevents a render.
        setPlace(now => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
      }),
      editor.registerCommand(CAN_UNDO_COMMAND, listener(setCanUndo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, listener(setCanRedo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_DOWN_COMMAND, enter, COMMAND_PRIORITY_LOW),
    )
  }, [editor, toolbar])
  return { place, canUndo, canRedo }
}
