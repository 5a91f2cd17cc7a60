import type {
  BreadcrumbList,
  Graph,
  NewsMediaOrganization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { homePath } from '../../addresses/paths.ts'
import type { Identity } from '../../schemas/site/site-settings.ts'
import type { SitePageSlug } from '../../site/pages/site-pages.ts'
import { siteLogo } from '../../site/site.ts'

/** A JSON-LD document with several nodes. */
export const graph = (...things: Graph['@graph']): Graph => ({ '@context': 'https://schema.org', '@graph': things })

/** The newspaper's identity with its institutional pages that have no gaps: only these are named to search engines and readers. */
export interface PublicIdentity extends Identity {
  completePages: readonly SitePageSlug[]
}

/** The newspaper as a publisher. `origin` is the site's public address without a slash at its end. */
export const publisher = (origin: string, identity: PublicIdentity): NewsMediaOrganization => ({
  '@type': 'NewsMediaOrganization',
  '@id': `${origin}/#jornal`,
  name: identity.name,
  url: `${origin}/`,
  legalName: identity.companyName || undefined,
  taxID: identity.cnpj || undefined,
  ...contactOf(identity),
  logo: {
    '@type': 'ImageObject',
    url: origin + siteLogo.path,
    width: `${siteLogo.width}`,
    height: `${siteLogo.height}`,
  },
  ...policiesOf(origin, identity),
})

/** The institutional page for each of schema.org's properties. */
const policies = {
  publishingPrinciples: 'principios-editoriais',
  ethicsPolicy: 'principios-editoriais',
  correctionsPolicy: 'politica-de-correcoes',
  masthead: 'expediente',
  ownershipFundingInfo: 'quem-somos',
  actionableFeedbackPolicy: 'contato',
} as const satisfies Partial<Record<string, SitePageSlug>>

/** The complete pages among `policies`, as absolute addresses. */
const policiesOf = (
  origin: string,
  { completePages }: PublicIdentity,
): Partial<Record<keyof typeof policies, string>> =>
  Object.fromEntries(
    Object.entries(policies).flatMap(([property, slug]) =>
      completePages.includes(slug) ? [[property, `${origin}/${slug}`]] : [],
    ),
  )

/** The newspaper's contacts. Empty fields are undefined. */
const contactOf = ({ email, phone, address, profiles }: Identity) => ({
  email: email || undefined,
  address: address || undefined,
  sameAs: profiles.length > 0 ? profiles : undefined,
  contactPoint:
    email || phone
      ? ({
          '@type': 'ContactPoint',
          contactType: 'newsroom',
          email: email || undefined,
          telephone: phone || undefined,
        } as const)
      : undefined,
})

/** The breadcrumbs from the home page to a page. */
export function trail(
  origin: string,
  { name }: Identity,
  below: readonly { name: string; path: string }[],
): BreadcrumbList {
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

/** A path of the site as an absolute address. Other addresses stay unchanged. */
export const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address)

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
