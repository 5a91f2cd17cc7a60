import { $create, $getState, $setState, createState, DecoratorNode, type LexicalNode } from 'lexical'
import type { ReactNode } from 'react'
import { toRelated } from '#lib/body/asides.ts'
import type { Inset, Video } from '#lib/body/body.ts'
import { toEmbed } from '#lib/body/frames.ts'
import { postAt } from '#lib/body/posts.ts'
import { isVideoId } from '#lib/body/video.ts'
import { InsetView } from './inset-view.client.tsx'

const nothing: Video = { kind: 'video', id: '', title: '' }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** An inset out of JSON that may come from any clipboard; what is stored is checked again when it is saved. */
function parseInset(json: unknown): Inset {
  if (typeof json !== 'object' || json === null) return nothing
  const { kind, id, title, html, height, url, article, path } = json as Record<string, unknown>
  if (kind === 'embed') return toEmbed(text(html), text(title), height) ?? nothing
  if (kind === 'post') return postAt(text(url), text(title)) ?? nothing
  if (kind === 'related') return toRelated(text(article), text(path), text(title)) ?? nothing
  return isVideoId(text(id)) ? { kind: 'video', id: text(id), title: text(title) } : nothing
}

const insetState = createState('inset', {
  parse: parseInset,
  isEqual: (a, b) => JSON.stringify(a) === JSON.stringify(b),
})

/** A video, an embed, a post or a card in the text, edited as a whole. */
export class InsetNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('inset', { extends: DecoratorNode, stateConfigs: [insetState] })
  }

  override createDOM() {
    return document.createElement('div')
  }

  override updateDOM() {
    return false
  }

  override isInline() {
    return false
  }

  override getTextContent() {
    return $insetOf(this).title
  }

  override decorate() {
    return <InsetView inset={$insetOf(this)} nodeKey={this.getKey()} />
  }
}

export const $createInsetNode = (inset: Inset) => $setState($create(InsetNode), insetState, inset)
export const $insetOf = (node: InsetNode) => $getState(node, insetState)
export const $setInset = (node: InsetNode, inset: Inset) => $setState(node, insetState, inset)
export const $isInsetNode = (node: LexicalNode | null | undefined): node is InsetNode => node instanceof InsetNode
