import {
  $create,
  $getNodeByKey,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
} from 'lexical'
import type { ReactNode } from 'react'
import { toRelated } from '#lib/body/asides.ts'
import { type BodyPicture, blockLines, type Inset, type Video } from '#lib/body/body.ts'
import { toEmbed } from '#lib/body/embeds/frames.ts'
import { postAt } from '#lib/body/embeds/posts.ts'
import { isVideoId } from '#lib/body/embeds/video.ts'
import { alignOf } from '#lib/body/figures.ts'
import { limits } from '#lib/limits.ts'
import { $insertBlock } from '../tools/insert-block.ts'
import { InsetView } from './inset-view.client.tsx'

const nothing: Video = { kind: 'video', id: '', title: '' }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const size = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null)

function parsePicture(json: unknown): BodyPicture {
  const { src, alt, caption, credit, width, height } = (json ?? {}) as Record<string, unknown>
  return {
    src: text(src),
    alt: text(alt),
    caption: text(caption),
    credit: text(credit),
    width: size(width),
    height: size(height),
  }
}

/** Reads an inset from JSON, which may come from any clipboard. Every save validates the stored content again. */
function parseInset(json: unknown): Inset {
  if (typeof json !== 'object' || json === null) return nothing
  const { kind, id, title, ...rest } = json as Record<string, unknown>
  switch (kind) {
    case 'figure':
      return { kind, ...parsePicture(rest), align: alignOf(rest.align) }
    case 'gallery':
      return { kind, pictures: list(rest.pictures).slice(0, limits.gallery.most).map(parsePicture) }
    case 'embed':
      return toEmbed(text(rest.html), text(title), rest.height) ?? nothing
    case 'post':
      return postAt(text(rest.url), text(title)) ?? nothing
    case 'related':
      return toRelated(text(rest.article), text(rest.path), text(title)) ?? nothing
    default:
      return isVideoId(text(id)) ? { kind: 'video', id: text(id), title: text(title) } : nothing
  }
}

const insetState = createState('inset', {
  parse: parseInset,
  isEqual: (a, b) => JSON.stringify(a) === JSON.stringify(b),
})

/** A picture, a gallery, a video, an embed, a post or a card in the text, edited as a whole in its dialog. */
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
    return blockLines($insetOf(this)).join(' ')
  }

  override decorate() {
    return <InsetView inset={$insetOf(this)} nodeKey={this.getKey()} />
  }
}

export const $createInsetNode = (inset: Inset) => $setState($create(InsetNode), insetState, inset)
export const $insetOf = (node: InsetNode) => $getState(node, insetState)
export const $setInset = (node: InsetNode, inset: Inset) => $setState(node, insetState, inset)
export const $isInsetNode = (node: LexicalNode | null | undefined): node is InsetNode => node instanceof InsetNode

/** The inset node with the key; null when there is none. */
export const $insetAt = (key: NodeKey | null): InsetNode | null => {
  const node = key === null ? null : $getNodeByKey(key)
  return $isInsetNode(node) ? node : null
}

/** Puts insets in place of the one with the key, or new ones at the caret, in their order. */
export function $putInsets([first, ...rest]: readonly Inset[], key: NodeKey | null): void {
  if (!first) return
  const standing = $insetAt(key)
  const begin = standing ? $setInset(standing, first) : $createInsetNode(first)
  if (!standing) $insertBlock(begin)
  rest.reduce((before, inset) => {
    const node = $createInsetNode(inset)
    before.insertAfter(node)
    return node
  }, begin)
}
