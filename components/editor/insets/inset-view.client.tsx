'use client'

import type { NodeKey } from 'lexical'
import { Code, type LucideIcon, MessageSquareText, Newspaper, Video } from 'lucide-react'
import type { Figure, Inset } from '#lib/body/body.ts'
import { networkNames } from '#lib/body/embeds/posts.ts'
import { FigureView } from './figure-view.client.tsx'
import { InsetTools } from './inset-tools.client.tsx'

type Named = Exclude<Inset, Figure>

interface Kind {
  icon: LucideIcon
  /** The word before the inset's title. */
  name: string
  /** The inset's name in the labels of the buttons. */
  what: string
}

const kinds: Record<Named['kind'], Kind> = {
  video: { icon: Video, name: 'Vídeo do YouTube', what: 'vídeo' },
  embed: { icon: Code, name: 'Conteúdo incorporado', what: 'conteúdo incorporado' },
  post: { icon: MessageSquareText, name: 'Publicação', what: 'publicação' },
  related: { icon: Newspaper, name: 'Leia também', what: 'cartão “Leia também”' },
}

/** An inset in the editor: a picture as readers will see it, any other inset by its name. Loads nothing from other sites. */
export function InsetView({ inset, nodeKey }: { inset: Inset; nodeKey: NodeKey }) {
  if (inset.kind === 'figure') return <FigureView figure={inset} nodeKey={nodeKey} />
  const { icon: Icon, name, what } = kinds[inset.kind]
  return (
    <figure className="editor-figure editor-frame">
      <p>
        <Icon aria-hidden size={18} /> {inset.kind === 'post' ? `${name} no ${networkNames[inset.network]}` : name}:{' '}
        <b>{inset.title}</b>
      </p>
      <InsetTools kind={inset.kind} what={what} nodeKey={nodeKey} />
    </figure>
  )
}
