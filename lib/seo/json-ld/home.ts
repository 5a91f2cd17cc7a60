import type { Graph, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { Identity } from '../../schemas/site/site-settings.ts'
import { graph, type PublicIdentity, publisher } from './publisher.ts'

/** The JSON-LD of the home page: the site and its publisher. `origin` is the site's public address without a slash at its end. */
export const homeGraph = (origin: string, identity: PublicIdentity): Graph =>
  graph(webSite(origin, identity), publisher(origin, identity))

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

/** The search as an address template. `query-input` is Google's shorthand for schema.org's `EntryPoint` with an input constraint. */
const search = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}/busca?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
})
