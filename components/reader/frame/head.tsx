import { Fragment } from 'react'
import type { pageMetadata } from '#lib/seo/metadata.ts'

type PageHead = ReturnType<typeof pageMetadata>

interface HeadProps {
  page: PageHead
  /** The site's origin, for full addresses. */
  origin: string
}

/**
 * A page's metadata as elements: the same elements in the same order that Next renders from the same metadata (decision 0136; a test compares
 * them).
 */
export function Head({
  page: { title, description, authors = [], robots, alternates, openGraph, twitter, other },
  origin,
}: HeadProps) {
  const absoluteUrl = (address: string) => new URL(address, origin).href
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {authors.map(({ name }) => (
        <meta key={name} name="author" content={name} />
      ))}
      <Robots {...robots} />
      {Object.entries(other).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      <link rel="canonical" href={absoluteUrl(alternates.canonical)} />
      {alternates.types['application/rss+xml'].map(feed => (
        <link
          key={feed.url}
          rel="alternate"
          type="application/rss+xml"
          href={absoluteUrl(feed.url)}
          title={feed.title}
        />
      ))}
      <OpenGraph shared={openGraph} absoluteUrl={absoluteUrl} />
      <meta name="twitter:card" content={twitter.card} />
      <meta name="twitter:title" content={twitter.title} />
      <meta name="twitter:description" content={twitter.description} />
      {twitter.images.map(({ url, alt }) => (
        <Fragment key={url}>
          <meta name="twitter:image" content={absoluteUrl(url)} />
          <meta name="twitter:image:alt" content={alt} />
        </Fragment>
      ))}
    </>
  )
}

/** The head of a page for a missing address. */
export function MissingHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <Robots index={false} follow={false} />
    </>
  )
}

const Robots = ({ index, follow, 'max-image-preview': preview }: RobotsProps) => (
  <meta
    name="robots"
    content={[
      index ? 'index' : 'noindex',
      follow ? 'follow' : 'nofollow',
      ...(preview ? [`max-image-preview:${preview}`] : []),
    ].join(', ')}
  />
)

interface RobotsProps {
  index: boolean
  follow: boolean
  'max-image-preview'?: string
}

/** The Open Graph properties, in Next's order; properties without a value are left out. */
function OpenGraph({
  shared,
  absoluteUrl,
}: {
  shared: PageHead['openGraph']
  absoluteUrl: (address: string) => string
}) {
  const properties: [string, string | number | undefined][] = [
    ['og:title', shared.title],
    ['og:description', shared.description],
    ['og:url', absoluteUrl(shared.url)],
    ['og:site_name', shared.siteName],
    ['og:locale', shared.locale],
    ...shared.images.flatMap(({ url, type, width, height, alt }): typeof properties => [
      ['og:image', absoluteUrl(url)],
      ['og:image:type', type],
      ['og:image:width', width],
      ['og:image:height', height],
      ['og:image:alt', alt],
    ]),
    ['og:type', shared.type],
    ...('publishedTime' in shared ? articleProperties(shared) : []),
  ]
  return properties.map(
    ([name, value]) => value !== undefined && <meta key={`${name} ${value}`} property={name} content={String(value)} />,
  )
}

const articleProperties = (
  article: Extract<PageHead['openGraph'], { publishedTime: string }>,
): [string, string | undefined][] => [
  ['article:published_time', article.publishedTime],
  ['article:modified_time', article.modifiedTime],
  ...article.authors.map((name): [string, string] => ['article:author', name]),
  ['article:section', article.section],
  ...article.tags.map((tag): [string, string] => ['article:tag', tag]),
]
