import { fold } from './text.ts'

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
