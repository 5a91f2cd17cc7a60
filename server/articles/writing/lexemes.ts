import type { Tx } from '#server/platform/db/db.ts'

/** The words of a text, in order, and its weight in the search. */
export interface WeighedWords {
  weight: 'A' | 'B' | 'C' | ''
  words: readonly string[]
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
const most = 200_000

/**
 * The lexemes of documents with their places and weights, each as a text of the type `tsvector`: one after the other, the parts of a document
 * continue each other's places. Words that this process has not met are asked of the database, in one statement.
 */
export async function lexemesOf(tx: Tx, documents: readonly (readonly WeighedWords[])[]): Promise<string[]> {
  if (stems.size > most) for (const kept of [stems, byText]) kept.clear()
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

/** The lexemes of a document; null when it has words without a known stem, which are added to `unknown`. */
function vectorOf(parts: readonly WeighedWords[], unknown: Set<string>): string | null {
  const document = ++documents
  const found: Stem[] = []
  let place = 0
  let complete = true
  const ends = parts.map(({ words }) => {
    for (const word of words) {
      const stem = stems.get(word)
      if (!stem) {
        unknown.add(word)
        complete = false
        continue
      }
      if (stem.document === document) next[stem.last] = place
      else {
        found.push(stem)
        stem.document = document
        stem.first = place
      }
      stem.last = place
      next[place++] = -1
    }
    return place
  })
  if (!complete) return null
  const writer = new Ascii()
  for (const { text, first } of found) {
    if (writer.length > 0) writer.add(' ')
    writer.add(text)
    let count = 0
    let part = 0
    for (let at = first; at !== -1 && count < mostPlaces; at = next[at] ?? -1) {
      while (at >= (ends[part] ?? 0)) part++
      writer.add(count++ === 0 ? ':' : ',')
      writer.addNumber(at + 1)
      writer.add(parts[part]?.weight ?? '')
    }
  }
  return writer.text()
}

let bytes = Buffer.alloc(1 << 16)

/** A text of ASCII signs in the making. Joined strings would live as thousands of small objects until the batch is sent. One at a time. */
class Ascii {
  length = 0

  add(text: string): void {
    if (this.length + text.length > bytes.length) bytes = Buffer.concat([bytes], 2 * (this.length + text.length))
    for (let at = 0; at < text.length; at++) bytes[this.length++] = text.charCodeAt(at)
  }

  /** Adds a number from 1. */
  addNumber(number: number): void {
    if (number >= 10) this.addNumber(Math.floor(number / 10))
    this.add(digits[number % 10] ?? '')
  }

  text(): string {
    return bytes.toString('latin1', 0, this.length)
  }
}

const digits = [...'0123456789']

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
