import type { NumberedWords, WordList } from '#lib/search/word-list.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The words of a text, in order, and its weight in the search. */
export interface WeighedWords {
  weight: 'A' | 'B' | 'C' | ''
  words: readonly string[] | NumberedWords
}

/** A stem as the search's dictionary gives it, and its places in the document that is written now, as a chain in `next`. */
interface Stem {
  text: string
  document: number
  first: number
  last: number
}

/** The stems by their words, which share them. They change only with PostgreSQL itself. */
const stems = new Map<string, Stem>()
const byText = new Map<string, Stem>()
/** The stems by the numbers of a list of words. */
let byNumber = new WeakMap<WordList, (Stem | undefined)[]>()
const most = 200_000

/**
 * The lexemes of documents with their places and weights, each in the binary form of the type `tsvector` (`tsvectorrecv`): one after the other, the parts of
 * a document continue each other's places. Words that this process has not met are asked of the database, in one statement.
 */
export async function lexemesOf(tx: Tx, documents: readonly (readonly WeighedWords[])[]): Promise<Buffer[]> {
  if (stems.size > most) {
    for (const kept of [stems, byText]) kept.clear()
    byNumber = new WeakMap()
  }
  const unknown = new Set<string>()
  const vectors = documents.map(parts => vectorOf(parts, unknown))
  // Another batch may clear the stems while this one asks.
  while (unknown.size > 0) {
    await learn(tx, [...unknown])
    unknown.clear()
    for (const [n, parts] of documents.entries()) vectors[n] ??= vectorOf(parts, unknown)
  }
  return vectors.filter(vector => vector !== null)
}

/** PostgreSQL stores no more places of a lexeme. */
const mostPlaces = 255
let documents = 0
/** By place, the next place of the same stem; -1 at its last. */
const next: number[] = []
/** The bits of a weight above those of a place. */
const weights = { A: 0xc000, B: 0x8000, C: 0x4000, '': 0 }

/** The lexemes of a document; null when it has words without a known stem, which are added to `unknown`. */
function vectorOf(parts: readonly WeighedWords[], unknown: Set<string>): Buffer | null {
  const document = ++documents
  const found: Stem[] = []
  let place = 0
  let letters = 0
  let complete = true
  const ends = parts.map(({ words }) => {
    const { length, stemAt, textAt } = 'list' in words ? numbered(words) : spelled(words)
    for (let n = 0; n < length; n++) {
      const stem = stemAt(n)
      if (!stem) {
        unknown.add(textAt(n))
        complete = false
        continue
      }
      if (stem.document === document) next[stem.last] = place
      else {
        found.push(stem)
        letters += stem.text.length
        stem.document = document
        stem.first = place
      }
      stem.last = place
      next[place++] = -1
    }
    return place
  })
  return complete ? written(found, letters, parts, ends) : null
}

/** Words and their stems, as far as those are known. */
interface Stemmed {
  length: number
  stemAt: (place: number) => Stem | undefined
  textAt: (place: number) => string
}

function spelled(words: readonly string[]): Stemmed {
  const textAt = (place: number) => words[place] ?? ''
  return { length: words.length, stemAt: place => stems.get(textAt(place)), textAt }
}

function numbered({ numbers, list }: NumberedWords): Stemmed {
  const known = byNumber.get(list) ?? []
  byNumber.set(list, known)
  const textAt = (place: number) => list.words[numbers[place] ?? -1] ?? ''
  return {
    length: numbers.length,
    stemAt: place => (known[numbers[place] ?? -1] ??= stems.get(textAt(place))),
    textAt,
  }
}

/** The stems with their places. Stems are ASCII, and `letters` is the length of all. */
function written(found: readonly Stem[], letters: number, parts: readonly WeighedWords[], ends: readonly number[]) {
  // A count, then for each stem its text, a zero, the number of its places and those.
  const bytes = Buffer.allocUnsafe(4 + letters + 3 * found.length + 2 * (ends.at(-1) ?? 0))
  let to = bytes.writeInt32BE(found.length, 0)
  for (const { text, first } of found) {
    for (let at = 0; at < text.length; at++) bytes[to++] = text.charCodeAt(at)
    bytes[to] = 0
    const counted = to + 1
    to += 3
    let count = 0
    let part = 0
    for (let at = first; at !== -1 && count < mostPlaces; at = next[at] ?? -1) {
      while (at >= (ends[part] ?? 0)) part++
      const place = (at + 1) | weights[parts[part]?.weight ?? '']
      bytes[to++] = place >> 8
      bytes[to++] = place & 0xff
      count++
    }
    bytes[counted] = 0
    bytes[counted + 1] = count
  }
  return bytes.subarray(0, to)
}

/** Only words of letters are stemmed: numbers, and words that end in a zero, stay as they are. */
async function learn(tx: Tx, words: readonly string[]): Promise<void> {
  for (const word of words) if (/\d/.test(word)) stems.set(word, stemOf(word))
  const lettered = words.filter(word => !stems.has(word))
  if (lettered.length === 0) return
  const rows = await tx.$queryRaw<{ word: string; stem: string | null }[]>`
    SELECT word, (ts_lexize('portuguese_every_word', word))[1] AS stem FROM unnest(${lettered}::text[]) AS given (word)`
  for (const { word, stem } of rows) stems.set(word, stemOf(stem ?? word))
}

function stemOf(text: string): Stem {
  const known = byText.get(text)
  if (known) return known
  const stem = { text, document: 0, first: 0, last: 0 }
  byText.set(text, stem)
  return stem
}
