import { limits } from '../limits.ts'
import { isFreeUrl } from '../text/free-url.ts'
import { looksLikeUuid } from '../text/text.ts'
import type { Related } from './body.ts'
import { plainLine } from './inlines.ts'
import { findAll, type HtmlElement, textOf } from './tree.ts'

/** The card of another article that an element stands for, as `writeBody` writes it; null for others, and for one that leads elsewhere. */
export function asideOf({ attrs, children }: HtmlElement): Related | null {
  const [link] = findAll(children, 'a')
  return toRelated(attrs['data-related'], link?.attrs.href, link ? textOf(link) : '')
}

/** A card out of what a clipboard or a page held; null when its parts are not those of an article of this site. */
export function toRelated(article = '', path = '', title = ''): Related | null {
  const name = plainLine(title).slice(0, limits.title.max)
  const isPath = path.startsWith('/') && path.length <= limits.url.max && isFreeUrl(path)
  return looksLikeUuid(article) && isPath && name !== ''
    ? { kind: 'related', article: article.toLowerCase(), path, title: name }
    : null
}
