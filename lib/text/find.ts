/** A part of a text, from its first character to behind its last. */
export interface Span {
  start: number
  end: number
}

/** Signs that a keyboard writes plainly where a typeset text has its own. */
const plainSigns: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '…': '...',
}

const plain = (sign: string): string =>
  plainSigns[sign] ??
  sign
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * Where words stand in a text, one behind the other. Capitals, accents and typographic signs do not count: "acao" finds “Ação”. With `exact` each
 * character does. Empty words stand nowhere.
 */
export function findWords(text: string, wanted: string, exact = false): Span[] {
  if (wanted === '') return []
  if (exact) return spansOf(text, wanted).map(start => ({ start, end: start + wanted.length }))
  let folded = ''
  /** The place in the text of each unit of the folded text. */
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const part = plain(sign)
    folded += part
    for (let unit = 0; unit < part.length; unit++) places.push(place)
    place += sign.length
  }
  const key = [...wanted].map(plain).join('')
  if (key === '') return []
  const at = (index: number) => places[index] ?? text.length
  // A find that begins or ends within one sign (a dot of an ellipsis) is none.
  const isWhole = (index: number) => index === 0 || at(index) !== at(index - 1)
  return spansOf(folded, key)
    .filter(index => isWhole(index) && isWhole(index + key.length))
    .map(index => ({ start: at(index), end: at(index + key.length) }))
}

function spansOf(text: string, wanted: string): number[] {
  const found: number[] = []
  for (let from = text.indexOf(wanted); from !== -1; from = text.indexOf(wanted, from + wanted.length)) found.push(from)
  return found
}
