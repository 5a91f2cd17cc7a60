import { tagKey } from '../text/text.ts'
import { pathWith } from './parameters.ts'

/** A segment of an address as it is read; Next hands some on decoded, and what cannot be decoded is a text like others. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The article's canonical path: under its primary city when it has one (ADDR-1). */
export function articlePath(article: { slug: string; locationPath: string | null }): string {
  return article.locationPath ? `/${article.locationPath}/${article.slug}` : `/article/${article.slug}`
}

/** A city's page, by its path `cidade-uf`. */
export const cityPath = (city: string) => `/${city}`
/** A tag's page, by the tag in any spelling. */
export const tagPath = (tag: string) => `/tag/${encodeURIComponent(tagKey(tag))}`
export const authorPath = (id: string) => `/author/${id}`
/** The part of a list that is older than an article. */
export const olderThan = (path: string, articleId: string) => `${path}?antes=${articleId}`
/** The feed of the whole newspaper. */
export const siteFeedPath = '/rss.xml'
/** The feed of a city's, a tag's or an author's page. */
export const feedPath = (path: string) => `${path}/rss.xml`

/** A search: its words, and what its results are narrowed by. */
export interface SearchQuery {
  q: string
  cidade?: string | null
  autor?: string | null
  periodo?: string | null
  acesso?: string | null
  pagina?: number
}

/** The address of a search, its parameters in the order of the canonical one; the first page goes without its number. */
export function searchPath({ q, cidade, autor, periodo, acesso, pagina = 1 }: SearchQuery): string {
  const given = Object.entries({ q, cidade, autor, periodo, acesso, pagina: pagina > 1 ? String(pagina) : null })
  const query = given.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
  return query.length > 0 ? `/busca?${query.join('&')}` : '/busca'
}

/** Where an article is edited. */
export const editPath = (id: string) => `/article/${id}/edit`
/** What says when the comments on an article changed. */
export const commentsStreamPath = (id: string) => `/api/stream/comments/${id}`

/** The versions of an article: two of them compared, or those older than one. */
export const versionsPath = (id: string, { from, to, below }: { from?: number; to?: number; below?: number } = {}) =>
  pathWith(`${editPath(id)}/versoes`, { de: from?.toString(), para: to?.toString(), pagina: below?.toString() })
/** What an author wants their published article to say, beside what it says. */
export const revisionPath = (id: string) => `${editPath(id)}/atualizacao`
/** The home page, of one city when its `cidade-uf` is given (ADDR-7). */
export const homePath = (city?: string) => (city ? `/?city=${encodeURIComponent(city)}` : '/')
/** Where a stored picture's rendition is served; `width` is one of the media's widths. */
export const mediaPath = (id: string, width: number) => `/uploads/${id}/${width}.webp`
/** The frame of an article's embed, by its place among them. */
export const embedPath = (articleId: string, place: number) => `/api/embed/${articleId}/${place}`
/** Where an article that is not published can be read by whoever was given the secret. */
export const previewPath = (secret: string) => `/previa/${secret}`
