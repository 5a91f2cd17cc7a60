import type { CollectionPage, Graph, Person, ProfilePage } from 'schema-dts'
import type { Identity } from '../../schemas/site/site-settings.ts'
import { absolute, graph, trail } from './publisher.ts'

/** The facts about a page of the archive. `person` is set on an author's page. */
export interface Collection {
  path: string
  name: string
  title: string
  description: string
  person?: { name: string; description: string; image: string | null }
  cards: readonly { path: string; title: string }[]
}

/** The JSON-LD of a city's, a tag's or an author's page: the list and the breadcrumbs. */
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
