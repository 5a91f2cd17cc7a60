import type { Embed } from '#lib/body/body.ts'
import { sanitizeEmbed } from '#lib/body/embed.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { writeBody } from '#lib/body/write.ts'
import { escapeHtml } from '#lib/html.ts'
import { embedPath } from '#lib/paths.ts'

/**
 * A stored body as readers see it: each embed is a link to its own frame, by its place among the article's embeds, and its HTML stays behind.
 * Pictures in it are fetched when they are near. All else is shown byte for byte.
 */
export function shownBody(articleId: string, content: string): string {
  if (!content.includes('data-embed=')) return withLazyPictures(content)
  let place = 0
  const shown = readBody(parseHtml(content)).map(block =>
    block.kind === 'embed' ? embedLink(block, embedPath(articleId, place++)) : writeBody([block]),
  )
  return withLazyPictures(shown.join(''))
}

/** A stored body is in its canonical form: no text in it holds a bare `<`. */
const withLazyPictures = (html: string) =>
  html.replaceAll('<figure><img ', '<figure><img loading="lazy" decoding="async" ')

const embedLink = ({ title, height }: Embed, path: string) =>
  `<figure data-frame data-height="${height}"><a href="${path}" target="_blank" rel="noopener">${escapeHtml(title)}</a></figure>`

/** The HTML of the embed at a place in a stored body, sanitised once more on its way out; null when there is none. */
export function embedAt(content: string, place: number): { title: string; html: string } | null {
  const embeds = readBody(parseHtml(content)).filter(block => block.kind === 'embed')
  const embed = embeds[place]
  return embed ? { title: embed.title, html: sanitizeEmbed(embed.html) } : null
}
