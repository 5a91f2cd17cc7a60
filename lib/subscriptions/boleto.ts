/** The check digit of a field of the line: digits weighted 2, 1, 2, 1 … from the right, the digits of products added, modulo ten. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.trunc(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * The line of 47 digits that a person types to pay a boleto, from its barcode of 44 (FEBRABAN's layout for banks); null when it is no such barcode.
 */
export function digitableLine(barcode: string): string | null {
  if (!/^\d{44}$/.test(barcode)) return null
  const free = barcode.slice(19)
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)]
  return fields.map(field => field + checkDigit(field)).join('') + barcode.slice(4, 19)
}
