'use client'

import type { NodeKey } from 'lexical'
import { useRef } from 'react'
import { narrowerOf } from '#lib/articles/renditions.ts'
import type { Gallery } from '#lib/body/body.ts'
import { plural } from '#lib/text/format.ts'
import { InsetTools } from '../inset-tools.client.tsx'
import { useInsetSelection } from '../use-inset-selection.client.tsx'

/** A gallery in the editor: all its pictures in small, with the buttons to change it. */
export function GalleryView({ gallery: { pictures }, nodeKey }: { gallery: Gallery; nodeKey: NodeKey }) {
  const grid = useRef<HTMLUListElement>(null)
  const selected = useInsetSelection(nodeKey, grid)
  // Two pictures may be the same: only its place tells one from another.
  const placed = pictures.map((picture, place) => ({ ...picture, place }))
  const mute = pictures.filter(({ alt }) => !alt).length
  return (
    <figure className="editor-figure editor-inset" data-selected={selected}>
      <ul ref={grid} className="editor-gallery">
        {placed.map(({ src, alt, place }) => {
          const srcSet = narrowerOf(src) ?? undefined
          return (
            <li key={place}>
              <img src={src} srcSet={srcSet} sizes={srcSet && '10rem'} alt={alt} loading="lazy" draggable={false} />
            </li>
          )
        })}
      </ul>
      <figcaption>Galeria com {plural(pictures.length, 'foto', 'fotos')}</figcaption>
      {mute > 0 && <p className="editor-figure-note">Falta descrever {plural(mute, 'foto', 'fotos')}.</p>}
      <InsetTools kind="gallery" what="galeria" nodeKey={nodeKey} />
    </figure>
  )
}
