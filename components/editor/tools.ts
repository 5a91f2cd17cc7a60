import { INSERT_HORIZONTAL_RULE_COMMAND } from '@lexical/extension'
import { FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import {
  Bold,
  Code,
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
  Video,
} from 'lucide-react'
import { OPEN_EMBED_DIALOG, OPEN_FIGURE_DIALOG, OPEN_LINK_DIALOG, OPEN_VIDEO_DIALOG } from './commands.ts'
import { type BlockKind, setBlock } from './set-block.ts'
import type { Place } from './toolbar-state.ts'

/** What the tools show: where the caret is, and which steps can be taken back or again. */
export interface Situation {
  place: Place
  canUndo: boolean
  canRedo: boolean
}

interface EditorTool {
  icon: LucideIcon
  label: string
  keys?: string
  act: (editor: LexicalEditor) => void
  /** For a tool that is on or off. */
  pressed?: (situation: Situation) => boolean
  disabled?: (situation: Situation) => boolean
}

const block = (kind: BlockKind, label: string, keys: string, icon: LucideIcon): EditorTool => ({
  ...{ label, keys, icon },
  act: editor => setBlock(editor, kind),
  pressed: ({ place }) => place.block === kind,
})

const mark = (format: 'bold' | 'italic', label: string, keys: string, icon: LucideIcon): EditorTool => ({
  ...{ label, keys, icon },
  act: editor => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format),
  pressed: ({ place }) => place[format],
})

/** The editor's tools, in their groups and order. */
export const toolGroups: readonly (readonly EditorTool[])[] = [
  [
    mark('bold', 'Negrito', 'Ctrl+B', Bold),
    mark('italic', 'Itálico', 'Ctrl+I', Italic),
    {
      ...{ label: 'Link', keys: 'Ctrl+K', icon: Link },
      act: editor => editor.dispatchCommand(OPEN_LINK_DIALOG, undefined),
      pressed: ({ place }) => place.link,
    },
  ],
  [
    block('h2', 'Intertítulo', 'Ctrl+Alt+2', Heading2),
    block('h3', 'Intertítulo menor', 'Ctrl+Alt+3', Heading3),
    block('quote', 'Citação', 'Ctrl+Alt+9', Quote),
    block('bullet', 'Lista com marcadores', 'Ctrl+Alt+8', List),
    block('number', 'Lista numerada', 'Ctrl+Alt+7', ListOrdered),
  ],
  [
    { label: 'Imagem', icon: ImagePlus, act: editor => editor.dispatchCommand(OPEN_FIGURE_DIALOG, null) },
    { label: 'Vídeo do YouTube', icon: Video, act: editor => editor.dispatchCommand(OPEN_VIDEO_DIALOG, null) },
    { label: 'Incorporar HTML', icon: Code, act: editor => editor.dispatchCommand(OPEN_EMBED_DIALOG, null) },
    {
      ...{ label: 'Linha divisória', icon: Minus },
      act: editor => editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined),
    },
  ],
  [
    {
      ...{ label: 'Desfazer', keys: 'Ctrl+Z', icon: Undo2 },
      act: editor => editor.dispatchCommand(UNDO_COMMAND, undefined),
      disabled: ({ canUndo }) => !canUndo,
    },
    {
      ...{ label: 'Refazer', keys: 'Ctrl+Shift+Z', icon: Redo2 },
      act: editor => editor.dispatchCommand(REDO_COMMAND, undefined),
      disabled: ({ canRedo }) => !canRedo,
    },
  ],
]
