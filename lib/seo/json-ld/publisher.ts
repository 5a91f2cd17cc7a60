import type { BreadcrumbList, Graph, NewsMediaOrganization } from 'schema-dts'
import { homePath } from '../../addresses/paths.ts'
import type { Identity } from '../../schemas/site/site-settings.ts'
import { siteLogo } from '../../site/site.ts'

/** A JSON-LD document with several nodes. */
export const graph = (...things: Graph['@graph']): Graph => ({ '@context': 'https://schema.org', '@graph': things })

/** The newspaper as a publisher. `origin` is the site's public address without a slash at its end. */
export const publisher = (origin: string, identity: Identity): NewsMediaOrganization => ({
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

/** The newspaper's contacts, without empty fields. */
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
