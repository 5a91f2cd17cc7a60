import { isFreeUrl } from '../addresses/free-url.ts'
import { limits } from '../limits.ts'
import { looksLikeUuid } from '../text/text.ts'
import type { Related } from './body.ts'
import { plainLine } from './inlines.ts'
import { findAll, type HtmlElement, textOf } from './tree.ts'

/** The card of another article in an element, as `writeBody` writes it. Null for other elements and for links to other sites. */
export function asideOf({ attrs, children }: HtmlElement): Related | null {
  const [link] = findAll(children, 'a')
  return toRelated(attrs['data-related'], link?.attrs.href, link ? textOf(link) : '')
}

/** A card from parts of a clipboard or a page; null when they do not name an article of this site. */
export function toRelated(article = '', path = '', title = ''): Related | null {
  const name = plainLine(title).slice(0, limits.title.max)
  const isPath = path.startsWith('/') && path.length <= limits.url.max && isFreeUrl(path)
  return looksLikeUuid(article) && isPath && name !== ''
    ? { kind: 'related', article: article.toLowerCase(), path, title: name }
    : null
}
