import { cleanText } from '../../text/text.ts'
import type { Embed, Framed, Post, Video } from '../body.ts'
import { plainLine } from '../inlines.ts'
import { findAll, type HtmlElement, textOf } from '../tree.ts'
import { postAt } from './posts.ts'
import { isVideoId, videoId } from './video.ts'

/** Lengths in characters, heights in CSS pixels. */
export const embedLimits = { html: 10_000, title: 200, height: { least: 80, usual: 480, most: 2_000 } }

/**
 * The video, embed or post of an element, as `writeBody` writes it. Also reads a YouTube player from any other page. Null for other
 * elements.
 */
export function frameOf(element: HtmlElement): Framed | Post | null {
  const { tag, attrs, children } = element
  if (attrs['data-post'] !== undefined) return postAt(findAll(children, 'a')[0]?.attrs.href ?? '', textOf(element))
  const title = plainLine(textOf(element)).slice(0, embedLimits.title)
  if (tag === 'iframe') return toVideo(videoId(attrs.src ?? ''), plainLine(attrs.title ?? ''))
  const { 'data-video': video, 'data-embed': html } = attrs
  if (video !== undefined) return toVideo(isVideoId(video) ? video : null, title)
  return html === undefined ? null : toEmbed(html, title, attrs['data-height'])
}

const toVideo = (id: string | null, title: string): Video | null =>
  id === null ? null : { kind: 'video', id, title: title || 'Vídeo' }

/** The video or post at an address; null for any other address. */
export const frameAt = (address: string): Video | Post | null => toVideo(videoId(address), '') ?? postAt(address)

/** An embed from typed or read HTML; null when it is empty or too long. `sanitizeEmbed` removes unsafe parts later. */
export function toEmbed(typed: string, title: string, height: unknown): Embed | null {
  const html = cleanText(typed).trim()
  return html === '' || html.length > embedLimits.html
    ? null
    : { kind: 'embed', html, title: title || 'Conteúdo incorporado', height: embedHeight(height) }
}

/** A frame's height in CSS pixels from any value, within the limits. */
export function embedHeight(value: unknown): number {
  const { least, usual, most } = embedLimits.height
  const height = Number(value)
  return Number.isInteger(height) && height > 0 ? Math.min(most, Math.max(least, height)) : usual
}
