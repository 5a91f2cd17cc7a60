import sanitizeHtml from 'sanitize-html'
import { isFreeUrl } from '#lib/schemas/url.ts'

/**
 * The closed list of what an article's body may hold: what the editor can make, nothing else. Everything a paste or a hand-made request
 * adds is dropped before it is stored, so that what is stored is what the reader sees.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'strong',
    'em',
    'br',
    'hr',
    'figure',
    'figcaption',
    'img',
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'title', 'head'],
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isFreeUrl(attribs.src ?? ''),
}

/** A body as it may be stored. Pure and idempotent: sanitising twice gives the same bytes. */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(html, allowed).trim()
}
