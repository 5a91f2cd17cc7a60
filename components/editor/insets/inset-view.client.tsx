'use client'

import type { NodeKey } from 'lexical'
import { Newspaper, Play } from 'lucide-react'
import type { Embed, Inset, Post } from '#lib/body/body.ts'
import { embedFace } from '#lib/body/embeds/face.ts'
import { networkNames, postAuthor } from '#lib/body/embeds/posts.ts'
import { FigureView } from './figure-view.client.tsx'
import { GalleryView } from './gallery/gallery-view.client.tsx'
import { InsetTools } from './inset-tools.client.tsx'

/** The inset's name in the labels of its buttons. */
const names: Record<Inset['kind'], string> = {
  figure: 'imagem',
  gallery: 'galeria',
  video: 'vídeo',
  embed: 'conteúdo incorporado',
  post: 'publicação',
  related: 'cartão “Leia também”',
}

/** An inset in the editor as readers see it before they load it. Loads nothing from other sites (decision 0071). */
export function InsetView({ inset, nodeKey }: { inset: Inset; nodeKey: NodeKey }) {
  if (inset.kind === 'figure') return <FigureView figure={inset} nodeKey={nodeKey} />
  if (inset.kind === 'gallery') return <GalleryView gallery={inset} nodeKey={nodeKey} />
  return (
    <figure className="editor-figure editor-inset" data-kind={inset.kind}>
      <Face inset={inset} />
      <InsetTools kind={inset.kind} what={names[inset.kind]} nodeKey={nodeKey} />
    </figure>
  )
}

type Faced = Exclude<Inset, { kind: 'figure' | 'gallery' }>

function Face({ inset }: { inset: Faced }) {
  switch (inset.kind) {
    case 'video':
      return <Player service="YouTube" title={inset.title} />
    case 'post':
      return <PostCard post={inset} />
    case 'embed':
      return <EmbedCard embed={inset} />
    default:
      return (
        <div className="editor-card">
          <p className="editor-card-from">
            <Newspaper aria-hidden size={16} /> Leia também
          </p>
          <p>{inset.title}</p>
        </div>
      )
  }
}

/** A video's frame before it plays. */
const Player = ({ service, title }: { service: string; title: string }) => (
  <div className="editor-player">
    <span className="editor-play">
      <Play aria-hidden size={28} fill="currentColor" />
    </span>
    <b>{title}</b>
    <small>Vídeo do {service}</small>
  </div>
)

function PostCard({ post }: { post: Post }) {
  const author = postAuthor(post)
  return (
    <Card service={networkNames[post.network]} author={author && `@${author}`} text={post.title} address={post.url} />
  )
}

function EmbedCard({ embed }: { embed: Embed }) {
  const { service, isVideo, address, text } = embedFace(embed.html)
  if (isVideo && service) return <Player service={service} title={embed.title} />
  return <Card service={service} author={embed.title} text={text} address={address} />
}

interface CardProps {
  /** The network's name; null for an unknown site. */
  service: string | null
  author: string | null
  text: string | null
  address: string | null
}

/** A post, or another site's content, as a card. */
const Card = ({ service, author, text, address }: CardProps) => (
  <div className="editor-card">
    <p className="editor-card-from">
      <span aria-hidden className="editor-card-sign">
        {(service ?? '‹›').slice(0, 2)}
      </span>
      <b>{author ?? service}</b>
      <span>{service === null ? 'Conteúdo incorporado' : `Publicação no ${service}`}</span>
    </p>
    {text && <p className="editor-card-text">{text}</p>}
    {address && <p className="editor-card-address">{address.replace(/^https:\/\/(?:www\.)?/, '')}</p>}
  </div>
)
