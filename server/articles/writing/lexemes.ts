import type { BodyWords } from '#lib/search/body-words.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The stems of words, as the search's dictionary gives them. They change only with PostgreSQL itself. */
const stems = new Map<string, string>()
const most = 200_000
/** The words of `BodyWords`, each with its places. */
const partsOf = ({ words }: BodyWords) =>
  words.split(' ').map(part => {
    const end = part.indexOf(':')
    return { word: part.slice(0, end), places: part.slice(end) }
  })

/** The lexemes of bodies with their places, as texts of the type `tsvector`. Words that this process has not met are asked of the database, in one statement. */
export async function lexemesOf(tx: Tx, bodies: readonly (BodyWords | null)[]): Promise<(string | null)[]> {
  if (stems.size > most) stems.clear()
  const unknown = new Set<string>()
  const read = bodies.map(body => (body && body.words !== '' ? partsOf(body) : []))
  for (const parts of read) for (const { word } of parts) if (!stems.has(word)) unknown.add(word)
  await learn(tx, [...unknown])
  return bodies.map((body, n) =>
    body ? (read[n] ?? []).map(({ word, places }) => `${stems.get(word) ?? word}${places}`).join(' ') : null,
  )
}

/** Only words of letters are stemmed: numbers, and words that end in a zero, stay as they are. */
async function learn(tx: Tx, words: readonly string[]): Promise<void> {
  for (const word of words) if (/\d/.test(word)) stems.set(word, word)
  const lettered = words.filter(word => !stems.has(word))
  if (lettered.length === 0) return
  const rows = await tx.$queryRaw<{ word: string; stem: string | null }[]>`
    SELECT word, (ts_lexize('portuguese_every_word', word))[1] AS stem FROM unnest(${lettered}::text[]) AS given (word)`
  for (const { word, stem } of rows) stems.set(word, stem ?? word)
}
