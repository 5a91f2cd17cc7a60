/** The article's canonical path: under its primary city when it has one (ruling "Two addresses"). */
export function articlePath(article: { slug: string; locationPath: string | null }): string {
  return article.locationPath ? `/${article.locationPath}/${article.slug}` : `/article/${article.slug}`
}

/** Where an article is edited. */
export const editPath = (id: string) => `/article/${id}/edit`
/** The home page, of one city when its `cidade-uf` is given (ruling "?city="). */
export const homePath = (city?: string) => (city ? `/?city=${encodeURIComponent(city)}` : '/')
/** Where a stored picture's rendition is served; `width` is one of the media's widths. */
export const mediaPath = (id: string, width: number) => `/uploads/${id}/${width}.webp`
