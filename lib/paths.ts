import { tagKey } from './text.ts'

/** The article's canonical path: under its primary city when it has one (ruling "Two addresses"). */
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
/** The feed of a city's, a tag's or an author's page. */
export const feedPath = (path: string) => `${path}/rss.xml`

/** Where an article is edited. */
export const editPath = (id: string) => `/article/${id}/edit`
/** The home page, of one city when its `cidade-uf` is given (ruling "?city="). */
export const homePath = (city?: string) => (city ? `/?city=${encodeURIComponent(city)}` : '/')
/** Where a stored picture's rendition is served; `width` is one of the media's widths. */
export const mediaPath = (id: string, width: number) => `/uploads/${id}/${width}.webp`
