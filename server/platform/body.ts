import sanitizeHtml from 'sanitize-html'
import { isFreeUrl } from '#lib/addresses/free-url.ts'
import type { Block, Body } from '#lib/body/body.ts'
import { sanitizeEmbed } from '#lib/body/embeds/embed.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { writeBody } from '#lib/body/write.ts'

/**
 * The tags and attributes that an article's body may have: the list of `lib/body` once more, for a sanitiser that shares no code
 * with it.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: words(
    'p h2 h3 ul ol li blockquote aside table thead tbody tr th td a strong em s sup sub br hr figure figcaption small img',
  ),
  allowedAttributes: {
    a: ['href'],
    aside: [{ name: 'data-kind', values: ['pull'] }, 'data-related'],
    figure: [
      ...['data-video', 'data-embed', 'data-height', 'data-gallery'],
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
 * A body as it may be stored: parsed into the closed list of blocks that the editor makes and written again, so readers see what
 * is stored. Anything else from a paste or a hand-made request is dropped. Pure and idempotent: sanitising twice gives the same
 * bytes.
 */
export const sanitizeContent = (html: string): string => sanitizeBody(readBody(parseHtml(html)))

declare const sanitized: unique symbol
/** A body as `sanitizeBody` gives it. */
export type SanitizedContent = string & { readonly [sanitized]: true }

/** `sanitizeContent` of a body that `readBody` gave already, such as an imported one. */
export function sanitizeBody(body: Body): SanitizedContent {
  const written = writeBody(body.flatMap(cleanBlock))
  return (isPlain(written) ? written : sanitizeHtml(written, allowed)) as SanitizedContent
}

/** The tags of a text without pictures, tables and embeds, as they are written. */
const plainTag =
  /^<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|s|sup|sub|a)|(?:br|hr) \/|a href="https?:\/\/[\w.-]+(?:\/[\w./?=%-]*)?")>$/
/** Text that the sanitiser would write again in the same way. */
const plainText = /^(?:[^<>&\0]|&(?:amp|lt|gt);)*$/

/**
 * Whether the sanitiser would change nothing, because every tag is a plain one: a check of a third of its time. Imports sanitise thousands of texts a
 * second.
 */
export function isPlain(html: string): boolean {
  for (let end = 0; ; ) {
    const start = html.indexOf('<', end)
    if (start === -1) return plainText.test(html.slice(end))
    const after = html.indexOf('>', start) + 1
    if (!plainTag.test(html.slice(start, after)) || !plainText.test(html.slice(end, start))) return false
    end = after
  }
}

/** Sanitises an embed by its own list; an embed left empty is dropped. */
function cleanBlock(block: Block): Block[] {
  if (block.kind !== 'embed') return [block]
  const html = sanitizeEmbed(block.html)
  return html === '' ? [] : [{ ...block, html }]
}

function words(list: string): string[] {
  return list.split(' ')
}
