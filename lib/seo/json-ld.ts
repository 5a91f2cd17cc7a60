import type { BreadcrumbList, Graph, NewsArticle, NewsMediaOrganization, WebSite } from 'schema-dts'
import type { Picture } from '../cover.ts'
import { homePath } from '../paths.ts'
import { siteDescription, siteLogo, siteName } from '../site.ts'

/** What search engines are told of an article: nothing of its body is in it. */
export interface ArticleFacts {
  path: string
  title: string
  summary: string
  premium: boolean
  cover: Picture | null
  author: { fullName: string }
  tags: readonly string[]
  locations: readonly { name: string; path: string; primary: boolean }[]
  publishedAt: Date
  changedAt: Date
}

/** Marks, in the page, the part that a reader has to pay for (schema.org `hasPart`, Google's paywalled content). */
export const paywalledClass = 'paywalled'

const graph = (...things: Graph['@graph']): Graph => ({ '@context': 'https://schema.org', '@graph': things })

/** The home page: the site and the house behind it. `origin` is the site's public address without a slash at its end. */
export const homeGraph = (origin: string): Graph => graph(webSite(origin), publisher(origin))

/** An article's page: the article and the way to it. */
export const articleGraph = (origin: string, article: ArticleFacts): Graph =>
  graph(newsArticle(origin, article), breadcrumbs(origin, article))

function newsArticle(origin: string, article: ArticleFacts): NewsArticle {
  const url = origin + article.path
  const { cover, tags, locations } = article
  return {
    '@type': 'NewsArticle',
    '@id': url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    ...(cover && { image: [absolute(origin, cover.src)] }),
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.changedAt.toISOString(),
    author: { '@type': 'Person', name: article.author.fullName },
    publisher: publisher(origin),
    inLanguage: 'pt-BR',
    ...(tags.length > 0 && { articleSection: tags[0], keywords: [...tags] }),
    ...(locations.length > 0 && { contentLocation: locations.map(({ name }) => ({ '@type': 'City', name }) as const) }),
    isAccessibleForFree: !article.premium,
    ...(article.premium && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${paywalledClass}` },
    }),
  }
}

function breadcrumbs(origin: string, { path, title, locations }: ArticleFacts): BreadcrumbList {
  const city = locations.find(({ primary }) => primary)
  const steps = [
    { name: siteName, path: homePath() },
    ...(city ? [{ name: city.name, path: homePath(city.path) }] : []),
    { name: title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  }
}

const webSite = (origin: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  url: `${origin}/`,
  name: siteName,
  description: siteDescription,
  inLanguage: 'pt-BR',
  publisher: { '@id': `${origin}/#jornal` },
})

const publisher = (origin: string): NewsMediaOrganization => ({
  '@type': 'NewsMediaOrganization',
  '@id': `${origin}/#jornal`,
  name: siteName,
  url: `${origin}/`,
  logo: {
    '@type': 'ImageObject',
    url: origin + siteLogo.path,
    width: `${siteLogo.width}`,
    height: `${siteLogo.height}`,
  },
})

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address)
