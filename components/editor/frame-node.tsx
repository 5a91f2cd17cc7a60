import { $create, $getState, $setState, createState, DecoratorNode, type LexicalNode } from 'lexical'
import type { ReactNode } from 'react'
import type { Framed, Video } from '#lib/body/body.ts'
import { toEmbed } from '#lib/body/frames.ts'
import { isVideoId } from '#lib/body/video.ts'
import { FrameView } from './frame-view.client.tsx'

const nothing: Video = { kind: 'video', id: '', title: '' }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A frame out of JSON that may come from any clipboard; what is stored is checked again when it is saved. */
function parseFramed(json: unknown): Framed {
  if (typeof json !== 'object' || json === null) return nothing
  const { kind, id, title, html, height } = json as Record<string, unknown>
  if (kind === 'embed') return toEmbed(text(html), text(title), height) ?? nothing
  return isVideoId(text(id)) ? { kind: 'video', id: text(id), title: text(title) } : nothing
}

const framedState = createState('framed', {
  parse: parseFramed,
  isEqual: (a, b) => JSON.stringify(a) === JSON.stringify(b),
})

/** A video or an embed in the text, edited as a whole. */
export class FrameNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('frame', { extends: DecoratorNode, stateConfigs: [framedState] })
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
    return $framedOf(this).title
  }

  override decorate() {
    return <FrameView framed={$framedOf(this)} nodeKey={this.getKey()} />
  }
}

export const $createFrameNode = (framed: Framed) => $setState($create(FrameNode), framedState, framed)
export const $framedOf = (node: FrameNode) => $getState(node, framedState)
export const $setFramed = (node: FrameNode, framed: Framed) => $setState(node, framedState, framed)
export const $isFrameNode = (node: LexicalNode | null | undefined): node is FrameNode => node instanceof FrameNode
