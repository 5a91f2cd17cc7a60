import { fold } from '../../text/text.ts'

interface Person {
  id: string
  name: string
}

/** The ids of people mentioned in a comment (“@Célia Editora”), whatever the accents and case. Of names with the same beginning the longest counts.
 * A name that several people have mentions all of them. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const named = people.map(({ id, name }) => ({ id, name: fold(name) })).filter(({ name }) => name !== '')
  const found = new Set<string>()
  for (const called of fold(text).split('@').slice(1)) {
    const fitting = named.filter(
      ({ name }) => called.startsWith(name) && !/^[\p{L}\p{N}]/u.test(called.slice(name.length)),
    )
    const longest = Math.max(0, ...fitting.map(({ name }) => name.length))
    for (const { id, name } of fitting) if (name.length === longest) found.add(id)
  }
  return [...found]
}

/** Whether a mention names no known person, for example because the name is incomplete. An @ inside a word, as in an address, is not a mention. */
export const hasUnknownMention = (text: string, people: readonly Person[]): boolean =>
  [...text.matchAll(/(?<=^|[\s(])@\p{L}[^@]*/gu)].some(([mention]) => mentionedIn(mention, people).length === 0)

/** A mention that is being typed. */
export interface TypedMention {
  /** The index of the @. */
  at: number
  /** The text after it, up to the caret. */
  typed: string
}

const longestName = 60
const mostSuggested = 6

/** The mention that is being typed at the caret; null when no @ begins a word shortly before it. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const found = /(?:^|[\s(])@([\p{L}\p{M}][\p{L}\p{M} .'’-]*|)$/u.exec(text.slice(0, caret))
  const typed = found?.[1]
  if (typed === undefined || typed.length > longestName) return null
  return { at: caret - typed.length - 1, typed }
}

/** People with a name that begins with the typed letters, matches of the first name first. Empty once the name is complete. */
export function suggestionsFor<Colleague extends Person>(
  { typed }: TypedMention,
  people: readonly Colleague[],
): Colleague[] {
  const letters = fold(typed)
  if (people.some(({ name }) => `${letters} `.startsWith(`${fold(name)} `))) return []
  const first = people.filter(({ name }) => fold(name).startsWith(letters))
  const later = people.filter(
    ({ name }) => !first.some(person => person.name === name) && fold(name).includes(` ${letters}`),
  )
  return [...first, ...later].slice(0, mostSuggested)
}

/** The text with the complete name in place of the typed part, and the caret after it. */
export function withName(text: string, { at, typed }: TypedMention, name: string): { text: string; caret: number } {
  const rest = text.slice(at + 1 + typed.length)
  const begun = `${text.slice(0, at)}@${name}${rest.startsWith(' ') ? '' : ' '}`
  return { text: begun + rest, caret: begun.length + (rest.startsWith(' ') ? 1 : 0) }
}
