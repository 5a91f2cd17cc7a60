import type { Position } from './body.ts'

const digits: Record<Position, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' }
const plainDigits = '0123456789+-'

/** A number, with the sign of an exponent or an electric charge: 10⁻⁶, Ca²⁺. */
const number = /^[+\-−–]?\d{1,12}[+\-−–]?$/
/** Signs that are raised by themselves. */
const raised = /^[ºª°™⁰¹²³⁴-⁹⁺⁻]+$/
/** The end of a text after which a raised “o” or “a” is an ordinal: 1º, nº, 2.ª, Profª, Dª. After a small letter alone it may be a power: xᵃ. */
const beforeOrdinal = /(?:\d|\p{Lu}|\p{L}\p{L}|(?<!\p{L})n)\.?$/u
const temperatureScale = /^[CF](?![\p{L}\d])/u

/**
 * A raised or lowered text in the signs that Portuguese and Unicode have for it, so that plain text, mails and the search read what readers see.
 * Null when it has none. `before` and `after` are the texts around it.
 */
export function inSigns(text: string, position: Position, before: string, after: string): string | null {
  const words = text.trim()
  const signs = words === '' ? '' : signsOf(words, position, text.startsWith(words) ? before.slice(-3) : '', after)
  return signs === null ? null : text.replace(words, signs)
}

function signsOf(words: string, position: Position, before: string, after: string): string | null {
  if (number.test(words))
    return words.replace(/[−–]/g, '-').replace(/./g, sign => digits[position][plainDigits.indexOf(sign)] ?? sign)
  if (position === 'sub') return null
  if (raised.test(words)) return words
  if (!/^[oa]s?\.?$/i.test(words) || !beforeOrdinal.test(before)) return null
  if (/^o$/i.test(words) && /\d$/.test(before) && temperatureScale.test(after)) return '°'
  return words.replace(/^./, letter => (letter.toLowerCase() === 'o' ? 'º' : 'ª'))
}
