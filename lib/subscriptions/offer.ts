import type { Offered, WayToPay } from './checkout.ts'
import type { Plan } from './plans.ts'

export type OfferedPlan = Offered['plans'][number]

/** The yearly plan compared with twelve months: its price a month, in cents rounded up, and the whole percents that it saves. Null without both plans. */
export function yearlySaving(plans: readonly OfferedPlan[]): { monthCents: number; percent: number } | null {
  const priceOf = (plan: Plan) => plans.find(offered => offered.plan === plan)?.priceCents
  const month = priceOf('monthly')
  const year = priceOf('yearly')
  if (month === undefined || year === undefined) return null
  const saved = 12 * month - year
  return { monthCents: Math.ceil(year / 12), percent: Math.max(0, Math.floor((100 * saved) / (12 * month))) }
}

/** The names of the methods on offer for a sentence, each once: “cartão internacional, PIX e boleto”. Empty when there is none. */
export function methodsInWords(methods: readonly WayToPay[]): string {
  const names = [...new Set(methods.map(nameOf))]
  const last = names.pop()
  return names.length > 0 ? `${names.join(', ')} e ${last}` : (last ?? '')
}

function nameOf({ provider, method }: WayToPay): string {
  if (method === 'card') return provider === 'stripe' ? 'cartão internacional' : 'cartão nacional'
  return method === 'pix' ? 'PIX' : 'boleto'
}
