/** A passage of a text, as a comment stores it. */
export interface Anchor {
  quote: string
  /** The words before and after it, to distinguish equal passages. */
  before: string
  after: string
}

/** A text without spaces, with the index of each letter. Selections and stored bodies have different spaces between paragraphs. */
function squeeze(text: string): { letters: string; places: number[] } {
  const places: number[] = []
  let letters = ''
  for (let place = 0; place < text.length; place++) {
    const unit = text[place] ?? ''
    if (/\s/.test(unit)) continue
    letters += unit
    places.push(place)
  }
  return { letters, places }
}

/** Gives a check whether a passage is in a text. The text is prepared once for all checks. */
export function passagesOf(text: string): (anchor: Anchor) => boolean {
  const { letters } = squeeze(text)
  return ({ quote }) => {
    const wanted = squeeze(quote).letters
    return wanted !== '' && letters.includes(wanted)
  }
}

/** The range of a passage in a text, as UTF-16 indexes with `end` excluded; null when the text does not contain it. Of equal passages, the one with
 * the most similar surroundings. */
export function findPassage(text: string, anchor: Anchor): { start: number; end: number } | null {
  const { letters, places } = squeeze(text)
  const [quote, before, after] = [anchor.quote, anchor.before, anchor.after].map(each => squeeze(each).letters)
  if (!quote) return null
  let best: { at: number; likeness: number } | null = null
  for (let at = letters.indexOf(quote); at !== -1; at = letters.indexOf(quote, at + 1)) {
    const likeness =
      sharedEnd(letters.slice(0, at), before ?? '') + sharedStart(letters.slice(at + quote.length), after ?? '')
    if (!best || likeness > best.likeness) best = { at, likeness }
  }
  if (!best) return null
  const [start, last] = [places[best.at], places[best.at + quote.length - 1]]
  return start === undefined || last === undefined ? null : { start, end: last + 1 }
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < other.length && one[length] === other[length]) length++
  return length
}

function sharedEnd(one: string, other: string): number {
  let length = 0
  while (length < other.length && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}
