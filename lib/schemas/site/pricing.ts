import { z } from 'zod'

/** The premium plan's monthly price (PLAN-1), in integer cents of BRL. */
export const pricing = z.object({ premiumCents: z.int().min(100).max(999_999) })
export type Pricing = z.output<typeof pricing>

/** R$ 50 a month until a master sets a price. */
export const defaultPricing: Pricing = { premiumCents: 5000 }

const typed = /^\d{1,4}(?:,\d{2})?$/

/** The form of the price, in reais as typed: “49,90”. */
export const pricingFields = z.object({
  premium: z
    .string()
    .trim()
    .regex(typed, 'Escreva o preço em reais, como 49,90; o máximo é 9999,99')
    .refine(text => !typed.test(text) || centsOf(text) >= 100, 'O preço mínimo é R$ 1,00'),
})
export type PricingFields = z.output<typeof pricingFields>

export const savePricingInput = pricingFields.extend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: z.object({ premium: z.string().max(20) }).nullish(),
})
export type SavePricingInput = z.output<typeof savePricingInput>

/** The cents of a price as typed. */
export function centsOf(text: string): number {
  const [reais = '', cents = '00'] = text.split(',')
  return Number(reais) * 100 + Number(cents)
}

/** A stored price as the form shows it. */
export const fieldsOfPricing = ({ premiumCents }: Pricing): PricingFields => ({
  premium: `${Math.floor(premiumCents / 100)},${String(premiumCents % 100).padStart(2, '0')}`,
})
