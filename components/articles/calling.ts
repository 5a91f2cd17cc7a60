import { fold } from '#lib/text.ts'

interface Person {
  id: string
  name: string
}

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
