'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import type { Figure } from '#lib/body/body.ts'
import { InsetTools } from './inset-tools.client.tsx'

/** A picture in the editor as readers will see it, with the buttons to change it. */
export function FigureView({ figure, nodeKey }: { figure: Figure; nodeKey: NodeKey }) {
  const [editor] = useLexicalComposerContext()
  const [selected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  const [broken, setBroken] = useState(false)
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
      <InsetTools kind="figure" what="imagem" nodeKey={nodeKey} />
    </figure>
  )
}
