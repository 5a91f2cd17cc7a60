import type { BreadcrumbList, Graph, ImageObject, NewsArticle, Organization, Person } from 'schema-dts'
import { authorPath, cityPath } from '../../addresses/paths.ts'
import { helpersOf, type Signer, signerName, writersOf } from '../../articles/credits.ts'
import type { Identity } from '../../schemas/site/site-settings.ts'
import type { SharedPicture } from '../metadata.ts'
import { absolute, graph, type PublicIdentity, publisher, trail } from './publisher.ts'

/** The facts about an article for search engines, without its body. */
export interface ArticleFacts {
  path: string
  title: string
  summary: string
  premium: boolean
  /** The cover in several ratios, or a drawing of the headline. */
  pictures: readonly SharedPicture[]
  credits: readonly Signer[]
  tags: readonly string[]
  locations: readonly { name: string; path: string; primary: boolean }[]
  publishedAt: Date
  changedAt: Date
  corrections?: readonly { text: string; createdAt: Date }[]
}

/** The CSS class of the paid part of a page (schema.org `hasPart`, Google's paywalled content). */
export const paywalledClass = 'paywalled'

/** The JSON-LD of an article's page: the article and the breadcrumbs. */
export const articleGraph = (origin: string, article: ArticleFacts, identity: PublicIdentity): Graph =>
  graph(newsArticle(origin, article, identity), breadcrumbs(origin, article, identity))

function newsArticle(origin: string, article: ArticleFacts, identity: PublicIdentity): NewsArticle {
  const url = origin + article.path
  const { pictures, tags, locations, corrections = [] } = article
  return {
    '@type': 'NewsArticle',
    '@id': url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    image: pictures.map(picture => imageOf(origin, picture)),
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.changedAt.toISOString(),
    ...peopleOf(origin, article.credits),
    publisher: publisher(origin, identity),
    inLanguage: 'pt-BR',
    articleSection: tags[0],
    keywords: someOf([...tags]),
    contentLocation: someOf(locations.map(({ name }) => ({ '@type': 'City', name }) as const)),
    correction: someOf(
      corrections.map(
        ({ text, createdAt }) =>
          ({ '@type': 'CorrectionComment', text, datePublished: createdAt.toISOString() }) as const,
      ),
    ),
    isAccessibleForFree: !article.premium,
    hasPart: article.premium
      ? { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${paywalledClass}` }
      : undefined,
  }
}

/** The credits as `author`, `editor` and `contributor`. */
function peopleOf(origin: string, credits: readonly Signer[]) {
  const signed = ({ id, name, agency }: Signer): Person | Organization => ({
    '@type': agency ? 'Organization' : 'Person',
    name: signerName({ name }),
    url: id === null ? undefined : origin + authorPath(id),
  })
  const helpers = helpersOf(credits).flatMap(({ people }) => people)
  const editors = helpers.filter(({ craft }) => craft === 'editing')
  const others = helpers.filter(({ craft }) => craft !== 'editing')
  return {
    author: writersOf(credits).map(signed),
    editor: someOf(editors.map(editor => signed(editor) as Person)),
    contributor: someOf(others.map(signed)),
  }
}

/** A list that has something; JSON leaves an undefined one out. */
const someOf = <Item>(list: Item[]) => (list.length > 0 ? list : undefined)

function breadcrumbs(origin: string, { path, title, locations }: ArticleFacts, identity: Identity): BreadcrumbList {
  const city = locations.find(({ primary }) => primary)
  return trail(origin, identity, [
    ...(city ? [{ name: city.name, path: cityPath(city.path) }] : []),
    { name: title, path },
  ])
}

const imageOf = (origin: string, { url, width, height }: SharedPicture): ImageObject => ({
  '@type': 'ImageObject',
  url: absolute(origin, url),
  width: width && height ? `${width}` : undefined,
  height: width && height ? `${height}` : undefined,
})
