import { fold } from '../text/text.ts'

interface Person {
  id: string
  name: string
}

/** Whom a comment calls by name (“@Célia Editora”); accents and case do not matter. Of names that begin alike the longest counts, and of people who
 * bear the same name all are meant. */
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

/** Whether somebody is called who is nobody's name: one that is only half there. An @ within a word, as of an address, calls nobody. */
export const callsNobody = (text: string, people: readonly Person[]): boolean =>
  [...text.matchAll(/(?<=^|[\s(])@\p{L}[^@]*/gu)].some(([said]) => mentionedIn(said, people).length === 0)

/** A name that is being written after an @. */
export interface Call {
  /** Where the @ stands. */
  at: number
  /** What follows it, up to the caret. */
  typed: string
}

const longestName = 60
const mostSuggested = 6

/** The call that somebody writes at the caret; null where no @ begins a word shortly before it. */
export function callAt(text: string, caret: number): Call | null {
  const found = /(?:^|[\s(])@([\p{L}\p{M}][\p{L}\p{M} .'’-]*|)$/u.exec(text.slice(0, caret))
  const typed = found?.[1]
  if (typed === undefined || typed.length > longestName) return null
  return { at: caret - typed.length - 1, typed }
}

/** Whom it may mean: people one of whose names begins so, those whose first name does before the others; nobody once the name is whole. */
export function suggested<Somebody extends Person>({ typed }: Call, people: readonly Somebody[]): Somebody[] {
  const letters = fold(typed)
  if (people.some(({ name }) => `${letters} `.startsWith(`${fold(name)} `))) return []
  const first = people.filter(({ name }) => fold(name).startsWith(letters))
  const later = people.filter(
    ({ name }) => !first.some(person => person.name === name) && fold(name).includes(` ${letters}`),
  )
  return [...first, ...later].slice(0, mostSuggested)
}

/** The text with a whole name in place of what was typed of it, and where the caret stands then. */
export function withName(text: string, { at, typed }: Call, name: string): { text: string; caret: number } {
  const rest = text.slice(at + 1 + typed.length)
  const begun = `${text.slice(0, at)}@${name}${rest.startsWith(' ') ? '' : ' '}`
  return { text: begun + rest, caret: begun.length + (rest.startsWith(' ') ? 1 : 0) }
}
