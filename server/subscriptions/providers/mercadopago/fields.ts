import { z } from 'zod'

/** The amount of a decimal as Mercado Pago writes it (`49.9`, `'24.50'`), in cents; null when it has more than two decimals or is no amount. */
export function centsOf(decimal: number | string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(decimal)) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Cents as the decimal that Mercado Pago expects in JSON. */
export const decimalOf = (cents: number): number =>
  Number(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)

/** A moment as Mercado Pago takes it: with milliseconds and a numeric offset. */
export const momentText = (moment: Date): string =>
  new Date(moment.getTime() - 3 * 60 * 60 * 1000).toISOString().replace('Z', '-03:00')

/** An id, which Mercado Pago writes as a number or as a string, as a string. */
export const idField = z.union([z.string().min(1).max(100), z.int()]).transform(String)

/** An amount in cents. */
export const amountField = z.union([z.number(), z.string()]).transform((decimal, context) => {
  const cents = centsOf(decimal)
  if (cents !== null) return cents
  context.addIssue({ code: 'custom', message: 'no amount in whole cents' })
  return z.NEVER
})

/** A free text, which may be empty, or a number in its place. */
export const textField = z.union([z.string(), z.int()]).transform(String)

/** A moment: text with its offset, or milliseconds. */
export const momentField = z.union([z.string(), z.int()]).transform((value, context) => {
  const moment = new Date(value)
  if (!Number.isNaN(moment.getTime())) return moment
  context.addIssue({ code: 'custom', message: 'no moment' })
  return z.NEVER
})
