'use client'

import type { NodeKey } from 'lexical'
import { useRef, useState } from 'react'
import type { Figure } from '#lib/body/body.ts'
import { InsetTools } from './inset-tools.client.tsx'
import { useInsetSelection } from './use-inset-selection.client.tsx'

/** A picture in the editor as readers will see it, with the buttons to change it. */
export function FigureView({ figure, nodeKey }: { figure: Figure; nodeKey: NodeKey }) {
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const selected = useInsetSelection(nodeKey, image)
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
