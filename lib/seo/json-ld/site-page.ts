import type { AboutPage, ContactPage, Graph, WebPage } from 'schema-dts'
import { graph, type PublicIdentity, publisher, trail } from './publisher.ts'

/** The facts about an institutional page for search engines. */
export interface InstitutionalPage {
  slug: string
  type: 'AboutPage' | 'ContactPage' | 'WebPage'
  title: string
  description: string
  updatedAt: Date | null
}

/** The JSON-LD of an institutional page, whose subject is the newspaper. */
export function sitePageGraph(
  origin: string,
  { slug, type, title, description, updatedAt }: InstitutionalPage,
  identity: PublicIdentity,
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
