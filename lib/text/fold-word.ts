import { fold } from './text.ts'

/** Folding a word costs more than looking it up, and a newspaper repeats its words. */
const folded = new Map<string, string>()

/** `fold` of a single word, remembered. */
export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  if (folded.size > 50_000) folded.clear()
  const plain = fold(word)
  // V8 keeps the whole text of a longer part of it.
  if (word.length <= 12) folded.set(word, plain)
  return plain
}
