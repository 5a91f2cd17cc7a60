import sanitizeHtml from 'sanitize-html'
import type { Block } from '#lib/body/body.ts'
import { sanitizeEmbed } from '#lib/body/embeds/embed.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { writeBody } from '#lib/body/write.ts'
import { isFreeUrl } from '#lib/text/free-url.ts'

/** The closed list of what an article's body may hold, said a second time to a guard that shares no code with `lib/body`. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: words(
    'p h2 h3 ul ol li blockquote aside table thead tbody tr th td a strong em br hr figure figcaption small img',
  ),
  allowedAttributes: {
    a: ['href'],
    aside: [{ name: 'data-kind', values: ['pull'] }, 'data-related'],
    figure: [
      ...['data-video', 'data-embed', 'data-height'],
      { name: 'data-align', values: ['left', 'right', 'wide'] },
      { name: 'data-post', values: ['x', 'instagram'] },
    ],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isFreeUrl(attribs.src ?? ''),
}

/**
 * A body as it may be stored: read into the closed list of what the editor makes and written anew, so that what is stored is what the reader
 * sees. Everything a paste or a hand-made request adds is gone. Pure and idempotent: sanitising twice gives the same bytes.
 */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(writeBody(readBody(parseHtml(html)).flatMap(cleanBlock)), allowed)
}

/** An embed holds what its own closed list allows, and is nothing when that is nothing. */
function cleanBlock(block: Block): Block[] {
  if (block.kind !== 'embed') return [block]
  const html = sanitizeEmbed(block.html)
  return html === '' ? [] : [{ ...block, html }]
}

function words(list: string): string[] {
  return list.split(' ')
}
