/** Twelve digits or capital letters (Receita Federal, IN 2.229/2024) and two check digits. */
const shape = /^[0-9A-Z]{12}\d{2}$/
const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** A CNPJ without its points, slash, hyphen and spaces, in capital letters. The result may still be no CNPJ. */
const bare = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase()

/** Whether a text is a CNPJ, written with or without points: its shape and both check digits are right. */
export function isCnpj(typed: string): boolean {
  const signs = bare(typed)
  if (!shape.test(signs) || /^(.)\1+$/.test(signs)) return false
  return signs.endsWith(checkDigit(signs.slice(0, 12)) + checkDigit(signs.slice(0, 13)))
}

/** The digit after the first twelve or thirteen signs: modulo 11 of the weighted values, a letter's value being its ASCII code less 48. */
function checkDigit(signs: string): string {
  const first = weights.length - signs.length
  const sum = [...signs].reduce(
    (total, sign, place) => total + (sign.charCodeAt(0) - 48) * (weights[first + place] ?? 0),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? '0' : `${11 - rest}`
}

/** A CNPJ as it is printed: `12.ABC.345/01DE-35`. Any other text stays as it was typed. */
export const formatCnpj = (typed: string): string =>
  isCnpj(typed) ? bare(typed).replace(/^(.{2})(.{3})(.{3})(.{4})/, '$1.$2.$3/$4-') : typed
