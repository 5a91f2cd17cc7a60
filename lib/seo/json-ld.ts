import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  Graph,
  ImageObject,
  NewsArticle,
  NewsMediaOrganization,
  Organization,
  Person,
  ProfilePage,
  SearchAction,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { authorPath, cityPath, homePath } from '../addresses/paths.ts'
import { helpersOf, type Signer, writersOf } from '../articles/credits.ts'
import type { Identity } from '../schemas/site/site-settings.ts'
import { siteLogo } from '../site/site.ts'
import type { SharedPicture } from './metadata.ts'

/** What search engines are told of an article: nothing of its body is in it. */
export interface ArticleFacts {
  path: string
  title: string
  summary: string
  premium: boolean
  /** What stands for it: its cover, or its headline drawn. */
  picture: SharedPicture
  credits: readonly Signer[]
  tags: readonly string[]
  locations: readonly { name: string; path: string; primary: boolean }[]
  publishedAt: Date
  changedAt: Date
  corrections?: readonly { text: string; createdAt: Date }[]
}

/** Marks, in the page, the part that a reader has to pay for (schema.org `hasPart`, Google's paywalled content). */
export const paywalledClass = 'paywalled'

const graph = (...things: Graph['@graph']): Graph => ({ '@context': 'https://schema.org', '@graph': things })

/** The home page: the site and the house behind it. `origin` is the site's public address without a slash at its end. */
export const homeGraph = (origin: string, identity: Identity): Graph =>
  graph(webSite(origin, identity), publisher(origin, identity))

/** An article's page: the article and the way to it. */
export const articleGraph = (origin: string, article: ArticleFacts, identity: Identity): Graph =>
  graph(newsArticle(origin, article, identity), breadcrumbs(origin, article, identity))

function newsArticle(origin: string, article: ArticleFacts, identity: Identity): NewsArticle {
  const url = origin + article.path
  const { picture, tags, locations, corrections = [] } = article
  return {
    '@type': 'NewsArticle',
    '@id': url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    image: [imageOf(origin, picture)],
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.changedAt.toISOString(),
    ...peopleOf(origin, article.credits),
    publisher: publisher(origin, identity),
    inLanguage: 'pt-BR',
    ...(tags.length > 0 && { articleSection: tags[0], keywords: [...tags] }),
    ...(locations.length > 0 && { contentLocation: locations.map(({ name }) => ({ '@type': 'City', name }) as const) }),
    ...(corrections.length > 0 && {
      correction: corrections.map(
        ({ text, createdAt }) =>
          ({ '@type': 'CorrectionComment', text, datePublished: createdAt.toISOString() }) as const,
      ),
    }),
    isAccessibleForFree: !article.premium,
    ...(article.premium && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${paywalledClass}` },
    }),
  }
}

/** Who reported it, who edited it, and whoever else worked on it. */
function peopleOf(origin: string, credits: readonly Signer[]) {
  const told = ({ id, name, agency }: Signer): Person | Organization => ({
    '@type': agency ? 'Organization' : 'Person',
    name: name || 'Autor Anônimo',
    ...(id !== null && { url: origin + authorPath(id) }),
  })
  const helpers = helpersOf(credits).flatMap(({ people }) => people)
  const editors = helpers.filter(({ craft }) => craft === 'editing')
  const others = helpers.filter(({ craft }) => craft !== 'editing')
  return {
    author: writersOf(credits).map(told),
    ...(editors.length > 0 && { editor: editors.map(editor => told(editor) as Person) }),
    ...(others.length > 0 && { contributor: others.map(told) }),
  }
}

/** A page of the archive: what stands in it, and whose it is when it is a person's. */
export interface Collection {
  path: string
  name: string
  title: string
  description: string
  person?: { name: string; description: string; image: string | null }
  cards: readonly { path: string; title: string }[]
}

/** A city's, a tag's or an author's page: the list and the way to it. */
export const collectionGraph = (origin: string, collection: Collection, identity: Identity): Graph =>
  graph(
    collection.person ? profilePage(origin, collection, collection.person) : collectionPage(origin, collection),
    trail(origin, identity, [collection]),
  )

function collectionPage(origin: string, { path, title, description, cards }: Collection): CollectionPage {
  return {
    '@type': 'CollectionPage',
    '@id': origin + path,
    url: origin + path,
    name: title,
    description,
    inLanguage: 'pt-BR',
    isPartOf: { '@id': `${origin}/#site` },
    ...(cards.length > 0 && {
      mainEntity: {
        '@type': 'ItemList' as const,
        itemListElement: cards.map((card, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          url: origin + card.path,
          name: card.title,
        })),
      },
    }),
  }
}

function profilePage(
  origin: string,
  { path, title, cards }: Collection,
  who: NonNullable<Collection['person']>,
): ProfilePage {
  const person: Person = {
    '@type': 'Person',
    '@id': `${origin + path}#pessoa`,
    name: who.name,
    url: origin + path,
    ...(who.description && { description: who.description }),
    ...(who.image && { image: absolute(origin, who.image) }),
    worksFor: { '@id': `${origin}/#jornal` },
  }
  return {
    '@type': 'ProfilePage',
    '@id': origin + path,
    url: origin + path,
    name: title,
    inLanguage: 'pt-BR',
    mainEntity: person,
    hasPart: cards.map(card => ({ '@type': 'NewsArticle', headline: card.title, url: origin + card.path })),
  }
}

/** What search engines are told of an institutional page. */
export interface InstitutionalPage {
  slug: string
  type: 'AboutPage' | 'ContactPage' | 'WebPage'
  title: string
  description: string
  updatedAt: Date | null
}

/** An institutional page: it speaks of the house. */
export function sitePageGraph(
  origin: string,
  { slug, type, title, description, updatedAt }: InstitutionalPage,
  identity: Identity,
): Graph {
  const path = `/${slug}`
  const page: AboutPage | ContactPage | WebPage = {
    '@type': type,
    '@id': origin + path,
    url: origin + path,
    name: title,
    description,
    inLanguage: 'pt-BR',
    isPartOf: { '@id': `${origin}/#site` },
    about: { '@id': `${origin}/#jornal` },
    ...(updatedAt && { dateModified: updatedAt.toISOString() }),
  }
  return graph(page, publisher(origin, identity), trail(origin, identity, [{ name: title, path }]))
}

function breadcrumbs(origin: string, { path, title, locations }: ArticleFacts, identity: Identity): BreadcrumbList {
  const city = locations.find(({ primary }) => primary)
  return trail(origin, identity, [
    ...(city ? [{ name: city.name, path: cityPath(city.path) }] : []),
    { name: title, path },
  ])
}

function trail(origin: string, { name }: Identity, below: readonly { name: string; path: string }[]): BreadcrumbList {
  const steps = [{ name, path: homePath() }, ...below]
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

const webSite = (origin: string, { name, description }: Identity): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  url: `${origin}/`,
  name,
  description,
  inLanguage: 'pt-BR',
  publisher: { '@id': `${origin}/#jornal` },
  potentialAction: search(origin),
})

/** Where a search is an address; `query-input` is Google's own (it stands for schema.org's `EntryPoint` with an input constraint). */
const search = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}/busca?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
})

const publisher = (origin: string, identity: Identity): NewsMediaOrganization => ({
  '@type': 'NewsMediaOrganization',
  '@id': `${origin}/#jornal`,
  name: identity.name,
  url: `${origin}/`,
  ...contactOf(identity),
  logo: {
    '@type': 'ImageObject',
    url: origin + siteLogo.path,
    width: `${siteLogo.width}`,
    height: `${siteLogo.height}`,
  },
  publishingPrinciples: `${origin}/principios-editoriais`,
  ethicsPolicy: `${origin}/principios-editoriais`,
  correctionsPolicy: `${origin}/politica-de-correcoes`,
  masthead: `${origin}/expediente`,
  ownershipFundingInfo: `${origin}/quem-somos`,
  actionableFeedbackPolicy: `${origin}/contato`,
})

/** What the masters say of how to reach the newspaper; nothing of what they left empty. */
const contactOf = ({ email, phone, address, profiles }: Identity) => ({
  ...(email && { email }),
  ...(address && { address }),
  ...(profiles.length > 0 && { sameAs: profiles }),
  ...((email || phone) && {
    contactPoint: {
      '@type': 'ContactPoint' as const,
      contactType: 'newsroom',
      ...(email && { email }),
      ...(phone && { telephone: phone }),
    },
  }),
})

const imageOf = (origin: string, { url, width, height }: SharedPicture): ImageObject => ({
  '@type': 'ImageObject',
  url: absolute(origin, url),
  ...(width && height && { width: `${width}`, height: `${height}` }),
})

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address)
