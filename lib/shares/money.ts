const typed = /^-?(?:\d{1,3}(?:\.\d{3}){1,3}|\d{1,10})(?:,\d{2})?$/
const typedPercent = /^\d{1,3}(?:,\d{1,2})?$/

/** The cents of an amount as it is typed (`1.234,56`, `-80`); null for any other text. */
export function centsIn(text: string): number | null {
  const plain = text.replace('R$', '').trim()
  if (!typed.test(plain)) return null
  return Math.round(Number(plain.replaceAll('.', '').replace(',', '.')) * 100)
}

/** Cents as they are typed: `1234,56`. */
export const typedCents = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** The hundredths of a percentage as it is typed (`40`, `12,5`), at most 100 %; null for any other text. */
export function hundredthsIn(text: string): number | null {
  const plain = text.replace('%', '').trim()
  if (!typedPercent.test(plain)) return null
  const hundredths = Math.round(Number(plain.replace(',', '.')) * 100)
  return hundredths <= 10_000 ? hundredths : null
}

/** Such a percentage as it is typed: `12,5`. */
export const typedHundredths = (hundredths: number): string => String(hundredths / 100).replace('.', ',')
