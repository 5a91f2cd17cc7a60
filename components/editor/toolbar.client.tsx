'use client'

import { INSERT_HORIZONTAL_RULE_COMMAND } from '@lexical/extension'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Tool } from '#components/ui/tool.client.tsx'
import { Toolbar } from '#components/ui/toolbar.client.tsx'
import { OPEN_FIGURE_DIALOG, OPEN_LINK_DIALOG } from './commands.ts'
import { type BlockKind, setBlock } from './set-block.ts'
import { $readPlace, nowhere } from './toolbar-state.ts'

const blocks: { kind: BlockKind; label: string; keys: string; icon: LucideIcon }[] = [
  { kind: 'h2', label: 'Intertítulo', keys: 'Ctrl+Alt+2', icon: Heading2 },
  { kind: 'h3', label: 'Intertítulo menor', keys: 'Ctrl+Alt+3', icon: Heading3 },
  { kind: 'quote', label: 'Citação', keys: 'Ctrl+Alt+9', icon: Quote },
  { kind: 'bullet', label: 'Lista com marcadores', keys: 'Ctrl+Alt+8', icon: List },
  { kind: 'number', label: 'Lista numerada', keys: 'Ctrl+Alt+7', icon: ListOrdered },
]

/** The editor's tools. Alt+F10 in the text leads here, and Escape back. */
export function EditorToolbar({ controls }: { controls: string }) {
  const [editor] = useLexicalComposerContext()
  const toolbar = useRef<HTMLDivElement>(null)
  const { place, canUndo, canRedo } = useToolbarState(toolbar)
  return (
    <Toolbar ref={toolbar} label="Formatação" controls={controls} onLeave={() => editor.focus()}>
      <Tool
        icon={Bold}
        label="Negrito"
        keys="Ctrl+B"
        pressed={place.bold}
        act={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
      />
      <Tool
        icon={Italic}
        label="Itálico"
        keys="Ctrl+I"
        pressed={place.italic}
        act={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
      />
      <Tool
        icon={Link}
        label="Link"
        keys="Ctrl+K"
        pressed={place.link}
        act={() => editor.dispatchCommand(OPEN_LINK_DIALOG, undefined)}
      />
      <span className="toolbar-gap" />
      {blocks.map(({ kind, label, keys, icon }) => (
        <Tool
          key={kind}
          icon={icon}
          label={label}
          keys={keys}
          pressed={place.block === kind}
          act={() => setBlock(editor, kind)}
        />
      ))}
      <span className="toolbar-gap" />
      <Tool icon={ImagePlus} label="Imagem" act={() => editor.dispatchCommand(OPEN_FIGURE_DIALOG, null)} />
      <Tool
        icon={Minus}
        label="Linha divisória"
        act={() => editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined)}
      />
      <span className="toolbar-gap" />
      <Tool
        icon={Undo2}
        label="Desfazer"
        keys="Ctrl+Z"
        disabled={!canUndo}
        act={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <Tool
        icon={Redo2}
        label="Refazer"
        keys="Ctrl+Shift+Z"
        disabled={!canRedo}
        act={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
    </Toolbar>
  )
}

function useToolbarState(toolbar: { current: HTMLDivElement | null }) {
  const [editor] = useLexicalComposerContext()
  const [place, setPlace] = useState(nowhere)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  useEffect(() => {
    const heed = (set: (can: boolean) => void) => (can: boolean) => {
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
      editor.registerUpdateListener(({ editorState }) => setPlace(editorState.read($readPlace))),
      editor.registerCommand(CAN_UNDO_COMMAND, heed(setCanUndo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, heed(setCanRedo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_DOWN_COMMAND, enter, COMMAND_PRIORITY_LOW),
    )
  }, [editor, toolbar])
  return { place, canUndo, canRedo }
}
