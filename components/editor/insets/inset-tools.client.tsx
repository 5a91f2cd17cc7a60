'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@lexical/react/useLexicalEditable'
import { IconButton } from '@radix-ui/themes'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { Pencil, Trash2 } from 'lucide-react'
import type { Inset } from '#lib/body/body.ts'
import { OPEN_INSET_DIALOG } from '../commands.ts'

interface InsetToolsProps {
  kind: Inset['kind']
  /** The inset's name in the labels of the buttons. */
  what: string
  nodeKey: NodeKey
}

/** The buttons to change and remove an inset; none in a read-only editor. */
export function InsetTools({ kind, what, nodeKey }: InsetToolsProps) {
  const [editor] = useLexicalComposerContext()
  const editable = useLexicalEditable()
  if (!editable) return null
  const edit = () => editor.dispatchCommand(OPEN_INSET_DIALOG, { kind, key: nodeKey })
  const remove = () => {
    const take = () => {
      const node = $getNodeByKey(nodeKey)
      node?.selectNext()
      node?.remove()
    }
    // The button disappears with the inset, so the focus moves to the text.
    editor.update(take, { onUpdate: () => editor.focus() })
  }
  return (
    <div className="editor-figure-tools">
      <IconButton type="button" variant="surface" aria-label={`Editar ${what}`} onClick={edit}>
        <Pencil aria-hidden size={16} />
      </IconButton>
      <IconButton type="button" variant="surface" aria-label={`Remover ${what}`} onClick={remove}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
