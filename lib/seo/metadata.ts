import type { Identity } from '../schemas/site/site-settings.ts'

/** What stands beside a link that somebody shares. */
export interface SharedPicture {
  /** A path of ours, or a whole address. */
  url: string
  width?: number
  height?: number
  alt: string
  /** Media type, where it is known. */
  type?: string
}

/** What a reader page tells about itself. */
export interface PageDescription {
  title: string
  description: string
  /** Canonical path, with its query where that belongs to the address. */
  path: string
  /** False keeps the page out of search engines. */
  indexed?: boolean
  picture: SharedPicture
  /** Present when the page is an article. */
  article?: { publishedAt: Date; changedAt: Date; authors: string[]; tags: string[]; section?: string }
  /** Whether the page is a person's. */
  person?: boolean
  /** The primary city's name. */
  place?: string
  /** A feed of this page's own, beside the whole site's. */
  feed?: { path: string; title: string }
}

/**
 * The head of a reader page (SEO-1), in the shape that Next's
 * `generateMetadata` gives. Paths become absolute by the root layout's `metadataBase`.
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
