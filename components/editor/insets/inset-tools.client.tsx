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
  /** What it is called in the names of the buttons. */
  what: string
  nodeKey: NodeKey
}

/** The ways to change an inset and to take it out; none where nothing can be written. */
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
    // The button goes with it: who has no mouse goes on in the text.
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
