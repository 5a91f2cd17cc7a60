'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@lexical/react/useLexicalEditable'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { IconButton } from '@radix-ui/themes'
import { $getNodeByKey, CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Figure } from '#lib/body/body.ts'
import { OPEN_FIGURE_DIALOG } from './commands.ts'

/** A picture in the editor as its readers will see it, with the ways to change it. */
export function FigureView({ figure, nodeKey }: { figure: Figure; nodeKey: NodeKey }) {
  const [editor] = useLexicalComposerContext()
  const [selected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  const editable = useLexicalEditable()
  const [broken, setBroken] = useState(false)
  const remove = () => editor.update(() => $getNodeByKey(nodeKey)?.remove())
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const select = ({ target }: MouseEvent) => {
      if (target !== image.current) return false
      clearSelection()
      setSelected(true)
      return true
    }
    return editor.registerCommand(CLICK_COMMAND, select, COMMAND_PRIORITY_LOW)
  }, [editor, clearSelection, setSelected])
  return (
    <figure className="editor-figure" data-selected={selected} data-align={figure.align ?? undefined}>
      <img ref={image} src={figure.src} alt={figure.alt} onError={() => setBroken(true)} draggable={false} />
      {broken && <p className="editor-figure-note">A imagem não pôde ser carregada: {figure.src}</p>}
      {(figure.caption || figure.credit) && (
        <figcaption>
          {figure.caption} <small>{figure.credit}</small>
        </figcaption>
      )}
      {!figure.alt && <p className="editor-figure-note">Falta descrever esta imagem.</p>}
      {editable && (
        <div className="editor-figure-tools">
          <IconButton
            type="button"
            variant="surface"
            aria-label="Editar imagem"
            onClick={() => editor.dispatchCommand(OPEN_FIGURE_DIALOG, nodeKey)}
          >
            <Pencil aria-hidden size={16} />
          </IconButton>
          <IconButton type="button" variant="surface" aria-label="Remover imagem" onClick={remove}>
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </figure>
  )
}
