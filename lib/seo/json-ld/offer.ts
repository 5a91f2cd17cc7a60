import type { Graph, Offer, Product } from 'schema-dts'
import { pricingPath } from '../../addresses/paths.ts'
import type { OfferedPlan } from '../../subscriptions/offer.ts'
import { type Plan, planLabels } from '../../subscriptions/plans.ts'
import { graph, type PublicIdentity, publisher, trail } from './publisher.ts'

/** UN/CEFACT codes of the periods. */
const periodCodes: Record<Plan, string> = { monthly: 'MON', yearly: 'ANN' }

/** The JSON-LD of the plans page: the subscription with a price for each plan on sale, and the newspaper's picture. `origin` as in `homeGraph`. */
export const offerGraph = (
  origin: string,
  plans: readonly OfferedPlan[],
  identity: PublicIdentity,
  picture: string,
): Graph =>
  graph(product(origin, plans, identity, picture), publisher(origin, identity), trail(origin, identity, [place]))

const place = { name: 'Planos', path: pricingPath }

const product = (
  origin: string,
  plans: readonly OfferedPlan[],
  { name }: PublicIdentity,
  picture: string,
): Product => ({
  '@type': 'Product',
  '@id': `${origin}${pricingPath}#premium`,
  name: `Assinatura Premium de ${name}`,
  description: 'Conteúdo premium ilimitado, sem anúncios, com cancelamento a qualquer momento.',
  image: new URL(picture, origin).href,
  brand: { '@id': `${origin}/#jornal` },
  offers: plans.map(plan => offer(origin, plan)),
})

function offer(origin: string, { plan, priceCents }: OfferedPlan): Offer {
  const price = { price: decimal(priceCents), priceCurrency: 'BRL' }
  return {
    '@type': 'Offer',
    name: planLabels[plan],
    url: origin + pricingPath,
    ...price,
    availability: 'https://schema.org/InStock',
    seller: { '@id': `${origin}/#jornal` },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: true,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: periodCodes[plan] },
    },
  }
}

/** Cents as schema.org writes an amount: a point, two digits, no currency sign. */
const decimal = (cents: number): string => (cents / 100).toFixed(2)
