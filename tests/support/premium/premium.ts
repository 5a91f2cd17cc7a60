import type { Pricing } from '#lib/schemas/site/pricing.ts'
import { defaultPricing } from '#lib/schemas/site/pricing.ts'
import { db } from '#server/platform/db/db.ts'
import { given, sentence } from '../given.ts'

/** A sentence of the paid part of `premiumArticle`. */
export const paidPart = 'Canário que só lê quem pode'
const embed = '<figure data-embed="&lt;p&gt;Mapa&lt;/p&gt;" data-height="300">Mapa das obras</figure>'

/** A published premium article with the canary, and an embed, behind its teaser; gives its row. */
export async function premiumArticle() {
  const marks = ['Abertura que todos leem', 'Segundo parágrafo', paidPart, 'Mais um trecho', 'Outro trecho', 'O fim']
  const content = marks.map(mark => `<p>${sentence(mark)}</p>`).join('') + embed
  const fields = { visibility: 'premium' as const, content, cities: ['londrina-pr'] }
  return (await given.article({ status: 'published', fields })).article
}

/** Sets parts of the prices, the gifts and the meter; the other parts are the defaults. */
export async function setPricing(part: Partial<Pricing>): Promise<void> {
  const value = { ...defaultPricing, ...part }
  await db().siteSetting.upsert({ where: { key: 'pricing' }, create: { key: 'pricing', value }, update: { value } })
}
