import { z } from 'zod'
import type { Plan } from '../../subscriptions/plans.ts'

const cents = z.int().min(100).max(999_999)
const mostPerMonth = 20
const perMonth = z.int().min(0).max(mostPerMonth)

/**
 * The premium plan's prices (PLAN-1), in integer cents of BRL, and what it gives beside them: `giftsPerMonth` articles that a subscriber
 * may give away, `meterPerMonth` premium articles that a signed-in reader may open without a subscription. Zero is off.
 */
export const pricing = z.object({
  premiumCents: cents,
  /** Null: no yearly plan. */
  yearlyCents: cents.nullable().default(null),
  giftsPerMonth: perMonth.default(0),
  meterPerMonth: perMonth.default(0),
})
export type Pricing = z.output<typeof pricing>

/** R$ 50 a month until a master sets a price, and nothing else. */
export const defaultPricing: Pricing = { premiumCents: 5000, yearlyCents: null, giftsPerMonth: 0, meterPerMonth: 0 }

/** A plan's price in cents; null for a plan that is not offered. */
export const priceOf = ({ premiumCents, yearlyCents }: Pricing, plan: Plan): number | null =>
  plan === 'monthly' ? premiumCents : yearlyCents

const typed = /^\d{1,4}(?:,\d{2})?$/
const typedPrice = (text: string): boolean => !typed.test(text) || centsOf(text) >= 100
const wrongPrice = 'Escreva o preço em reais, como 49,90; o máximo é 9999,99'
const lowPrice = 'O preço mínimo é R$ 1,00'
const typedCount = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/, 'Escreva um número')
  .refine(text => Number(text) <= mostPerMonth, `O máximo é ${mostPerMonth} por mês`)

/** The form of the prices, in reais as typed: “49,90”; an empty `yearly` is off. */
export const pricingFields = z.object({
  premium: z.string().trim().regex(typed, wrongPrice).refine(typedPrice, lowPrice),
  yearly: z.string().trim().regex(typed, wrongPrice).refine(typedPrice, lowPrice).or(z.literal('')),
  gifts: typedCount,
  meter: typedCount,
})
export type PricingFields = z.output<typeof pricingFields>

const text = z.string().max(20)
export const savePricingInput = pricingFields.extend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: z.object({ premium: text, yearly: text, gifts: text, meter: text }).nullish(),
})
export type SavePricingInput = z.output<typeof savePricingInput>

/** The cents of a price as typed. */
export function centsOf(typedText: string): number {
  const [reais = '', rest = '00'] = typedText.split(',')
  return Number(reais) * 100 + Number(rest)
}

/** The setting that a filled form means. */
export const pricingOf = ({ premium, yearly, gifts, meter }: PricingFields): Pricing => ({
  premiumCents: centsOf(premium),
  yearlyCents: yearly === '' ? null : centsOf(yearly),
  giftsPerMonth: Number(gifts),
  meterPerMonth: Number(meter),
})

/** Stored prices as the form shows them. */
export const fieldsOfPricing = ({
  premiumCents,
  yearlyCents,
  giftsPerMonth,
  meterPerMonth,
}: Pricing): PricingFields => ({
  premium: reaisOf(premiumCents),
  yearly: yearlyCents === null ? '' : reaisOf(yearlyCents),
  gifts: String(giftsPerMonth),
  meter: String(meterPerMonth),
})

const reaisOf = (amount: number): string => `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
