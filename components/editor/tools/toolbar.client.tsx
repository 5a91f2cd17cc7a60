'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW, KEY_DOWN_COMMAND } from 'lexical'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Tool } from '#components/ui/tool.client.tsx'
import { Toolbar } from '#components/ui/toolbar.client.tsx'
import { useEditorServices } from '../services.client.tsx'
import { tableTools, toolGroups } from './tools.ts'
import { useSituation } from './use-situation.client.tsx'

interface EditorToolbarProps {
  /** The id of the text. */
  controls: string
  /** What hangs from the toolbar. */
  children: ReactNode
}

/** The editor's toolbar. Alt+F10 in the text moves the focus here, and Escape back. */
export function EditorToolbar({ controls, children }: EditorToolbarProps) {
  const [editor] = useLexicalComposerContext()
  const toolbar = useRef<HTMLDivElement>(null)
  const situation = useSituation()
  useToolbarKey(toolbar)
  const { toolbarIn } = useEditorServices()
  const tools = (
    <>
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
      {children}
    </>
  )
  if (toolbarIn === undefined) return tools
  return toolbarIn && createPortal(tools, toolbarIn)
}

/** Alt+F10 in the text moves the focus to the tool that had it last. */
function useToolbarKey(toolbar: { current: HTMLDivElement | null }): void {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return false
      event.preventDefault()
      const held = toolbar.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]:not(:disabled)')
      const tool = held ?? toolbar.current?.querySelector<HTMLButtonElement>('button')
      tool?.focus()
      return true
    }
    return editor.registerCommand(KEY_DOWN_COMMAND, enter, COMMAND_PRIORITY_LOW)
  }, [editor, toolbar])
}
