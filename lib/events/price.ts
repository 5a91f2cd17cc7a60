/** “R$ 1.250,50”, “R$20”, “20 reais”. The amount is short: the pattern is linear. */
const amount = /R\$ {0,2}(\d{1,3}(?:\.\d{3}){1,2}|\d{1,6})(?:,(\d{2}))?|\b(\d{1,6})(?:,(\d{2}))? reais\b/gi

/** The lowest price that an event's words name, in reais; null when they name none. */
export function lowestPrice(words: string): number | null {
  const prices = [...words.matchAll(amount)].map(([, withSign = '', cents = '0', inWords = '', centsInWords = '0']) =>
    withSign ? Number(`${withSign.replaceAll('.', '')}.${cents}`) : Number(`${inWords}.${centsInWords}`),
  )
  return prices.length > 0 ? Math.min(...prices) : null
}
