import type { ImportNote, SourcePost } from '#lib/imports/post.ts'

type Status = NonNullable<SourcePost['status']>

/** The status here of a word of another system; null when it says none. A plugin's own word never publishes: it is a draft, with a note. */
export function statusOf(word: string, known: ReadonlyMap<string, Status>, notes: ImportNote[]): Status | null {
  if (word === '') return null
  const status = known.get(word)
  if (status) return status
  notes.push({ code: 'status_unknown', detail: word.slice(0, 100) })
  return 'draft'
}
