import type { Identity } from '../schemas/site/site-settings.ts'

/** The picture of a shared link. */
export interface SharedPicture {
  /** A path of this site, or an absolute address. */
  url: string
  width?: number
  height?: number
  alt: string
  /** Media type, if known. */
  type?: string
}

/** A reader page's description of itself. */
export interface PageDescription {
  title: string
  description: string
  /** Canonical path, with the query that belongs to it. */
  path: string
  /** False keeps the page out of search engines. */
  indexed?: boolean
  picture: SharedPicture
  /** Present when the page is an article. */
  article?: { publishedAt: Date; changedAt: Date; authors: string[]; tags: string[]; section?: string }
  /** Whether the page is an author's. */
  person?: boolean
  /** The primary city's name. */
  place?: string
  /** The page's own feed, besides the site's. */
  feed?: { path: string; title: string }
}

/**
 * The metadata of a reader page (SEO-1), in the shape of Next's `generateMetadata`. The root layout's `metadataBase` makes paths absolute.
 */
export function pageMetadata(
  { title, description, path, indexed = true, picture, article, person, place, feed }: PageDescription,
  { name: siteName }: Pick<Identity, 'name'>,
) {
  const suffixed = title === siteName ? title : `${title} | ${siteName}`
  const images = [picture]
  const shared = { title, description, siteName, url: path, locale: 'pt_BR', images }
  return {
    title: suffixed,
    description,
    ...(article && { authors: article.authors.map(author => ({ name: author })) }),
    alternates: {
      canonical: path,
      types: {
        'application/rss+xml': [
          ...(feed ? [{ url: feed.path, title: `${feed.title} | ${siteName}` }] : []),
          { url: '/rss.xml', title: siteName },
        ],
      },
    },
    robots: { index: indexed, follow: indexed, 'max-image-preview': 'large' as const },
    openGraph: article
      ? { ...shared, type: 'article' as const, ...openGraphArticle(article) }
      : { ...shared, type: person ? ('profile' as const) : ('website' as const) },
    twitter: {
      card: 'summary_large_image' as const,
      title,
      description,
      images: images.map(({ url, alt }) => ({ url, alt })),
    },
    other: { 'geo.region': 'BR', ...(place && { 'geo.placename': place }) },
  }
}

const openGraphArticle = ({
  publishedAt,
  changedAt,
  authors,
  tags,
  section,
}: NonNullable<PageDescription['article']>) => ({
  publishedTime: publishedAt.toISOString(),
  modifiedTime: changedAt.toISOString(),
  authors,
  tags,
  section,
})
