import { $createHorizontalRuleNode } from '@lexical/extension'
import { FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Images,
  Italic,
  Keyboard,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  Minus,
  Newspaper,
  PanelTop,
  Pilcrow,
  Quote,
  Redo2,
  Signature,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  TextSearch,
  Trash2,
  Undo2,
  Video,
} from 'lucide-react'
import { openShortcuts } from '#components/ui/shortcuts/open-shortcuts.ts'
import type { Inset } from '#lib/body/body.ts'
import type { Format } from '../body/formats.ts'
import { OPEN_FIND, OPEN_INSET_DIALOG, OPEN_LINK_DIALOG, TYPESET } from '../commands.ts'
import { cutTable, extendTable, insertTable, mayExtend, removeTable, switchHeader } from '../table/table-tools.ts'
import { $insertBlock } from './insert-block.ts'
import { type BlockKind, setBlock } from './set-block.ts'
import type { CaretState } from './toolbar-state.ts'

/** The state that the tools show: the caret's place, and whether undo and redo are possible. */
export interface Situation {
  place: CaretState
  canUndo: boolean
  canRedo: boolean
}

export interface EditorTool {
  icon: LucideIcon
  label: string
  keys?: string
  /** For a tool that makes a block: other words by which the slash menu finds it. */
  words?: string
  act: (editor: LexicalEditor) => void
  /** For a tool with an on and an off state. */
  pressed?: (situation: Situation) => boolean
  disabled?: (situation: Situation) => boolean
}

const block = (kind: BlockKind, label: string, keys: string, icon: LucideIcon, words: string): EditorTool => ({
  label,
  keys,
  icon,
  words,
  act: editor => setBlock(editor, kind),
  pressed: ({ place }) => place.block === kind,
})

const mark = (format: Format, label: string, keys: string, icon: LucideIcon): EditorTool => ({
  label,
  keys,
  icon,
  act: editor => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format),
  pressed: ({ place }) => place.formats.includes(format),
})

/** A tool that opens the dialog of an inset. Disabled in a table. */
const inset = (kind: Inset['kind'], label: string, icon: LucideIcon, words: string): EditorTool => ({
  label,
  icon,
  words,
  act: editor => editor.dispatchCommand(OPEN_INSET_DIALOG, { kind, key: null }),
  disabled: isInTable,
})

const isInTable = ({ place }: Situation) => place.table !== null

/** The tool for a plain paragraph. The toolbar shows it by no pressed button. */
export const plainText = block('paragraph', 'Texto', 'Ctrl+Alt+0', Pilcrow, 'parágrafo normal')

/** The tools for words, in the toolbar and beside a selection. */
export const markTools: readonly EditorTool[] = [
  mark('bold', 'Negrito', 'Ctrl+B', Bold),
  mark('italic', 'Itálico', 'Ctrl+I', Italic),
  {
    label: 'Link',
    keys: 'Ctrl+K',
    icon: Link,
    act: editor => editor.dispatchCommand(OPEN_LINK_DIALOG, undefined),
    pressed: ({ place }) => place.link,
  },
]

/** The editor's tools, in their groups and order. */
export const toolGroups: readonly (readonly EditorTool[])[] = [
  markTools,
  [
    block('h2', 'Intertítulo', 'Ctrl+Alt+2', Heading2, 'título h2'),
    block('h3', 'Intertítulo menor', 'Ctrl+Alt+3', Heading3, 'subtítulo h3'),
    block('quote', 'Citação', 'Ctrl+Alt+9', Quote, 'aspas fala'),
    block('pull', 'Olho', 'Ctrl+Alt+O', TextQuote, 'destaque frase citação'),
    block('bullet', 'Lista com marcadores', 'Ctrl+Alt+8', List, 'pontos itens'),
    block('number', 'Lista numerada', 'Ctrl+Alt+7', ListOrdered, 'números ordem itens'),
  ],
  [
    inset('figure', 'Imagem', ImagePlus, 'foto figura'),
    inset('gallery', 'Galeria', Images, 'fotos álbum imagens'),
    inset('video', 'Vídeo do YouTube', Video, 'filme'),
    inset('post', 'Publicação do X ou do Instagram', MessageSquareText, 'twitter tuíte post rede social'),
    inset('related', 'Leia também', Newspaper, 'matéria artigo relacionada saiba mais'),
    {
      label: 'Tabela',
      icon: Table,
      words: 'linhas colunas planilha',
      disabled: isInTable,
      act: insertTable,
    },
    inset('embed', 'Incorporar HTML', Code, 'código mapa gráfico embed'),
    {
      label: 'Linha divisória',
      icon: Minus,
      words: 'separador régua',
      disabled: isInTable,
      act: editor => editor.update(() => $insertBlock($createHorizontalRuleNode())),
    },
  ],
  // Rare marks stand last: a phone shows the first seven tools.
  [
    mark('strikethrough', 'Tachado', 'Ctrl+Shift+X', Strikethrough),
    mark('superscript', 'Sobrescrito', 'Ctrl+.', Superscript),
    mark('subscript', 'Subscrito', 'Ctrl+,', Subscript),
  ],
  [
    {
      label: 'Localizar e substituir',
      keys: 'Ctrl+H',
      icon: TextSearch,
      act: editor => editor.dispatchCommand(OPEN_FIND, undefined),
    },
    {
      label: 'Ajustar aspas, travessões e reticências',
      icon: Signature,
      act: editor => editor.dispatchCommand(TYPESET, undefined),
    },
    {
      label: 'Desfazer',
      keys: 'Ctrl+Z',
      icon: Undo2,
      act: editor => editor.dispatchCommand(UNDO_COMMAND, undefined),
      disabled: ({ canUndo }) => !canUndo,
    },
    {
      label: 'Refazer',
      keys: 'Ctrl+Shift+Z',
      icon: Redo2,
      act: editor => editor.dispatchCommand(REDO_COMMAND, undefined),
      disabled: ({ canRedo }) => !canRedo,
    },
    { label: 'Atalhos do teclado', keys: 'Ctrl+/', icon: Keyboard, act: openShortcuts },
  ],
]

const extension = (what: 'row' | 'column', after: boolean, label: string, icon: LucideIcon): EditorTool => ({
  label,
  icon,
  act: editor => extendTable(editor, what, after),
  disabled: ({ place }) => place.table === null || !mayExtend(place.table, what),
})

/** The tools shown while the caret is in a table. */
export const tableTools: readonly EditorTool[] = [
  extension('row', false, 'Linha acima', BetweenHorizontalStart),
  extension('row', true, 'Linha abaixo', BetweenHorizontalEnd),
  extension('column', false, 'Coluna antes', BetweenVerticalStart),
  extension('column', true, 'Coluna depois', BetweenVerticalEnd),
  {
    label: 'Primeira linha é cabeçalho',
    icon: PanelTop,
    act: switchHeader,
    pressed: ({ place }) => place.table?.header === true,
  },
  { label: 'Excluir linha', icon: TableRowsSplit, act: editor => cutTable(editor, 'row') },
  { label: 'Excluir coluna', icon: TableColumnsSplit, act: editor => cutTable(editor, 'column') },
  { label: 'Excluir tabela', icon: Trash2, act: removeTable },
]
