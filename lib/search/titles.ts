import { fold } from '../text/text.ts'
import { wordForms } from './forms.ts'
import { quoted } from './query.ts'
import { isStopWord } from './stop-words.ts'

/** The most terms of a search of titles. Further terms are ignored. */
const mostTerms = 10

/**
 * The terms of a typed search of titles, folded: words, numbers ("1.204") and words joined by a hyphen, without stop words unless there is nothing
 * else. Signs of PostgreSQL's query language are dropped.
 */
export function titleTerms(typed: string): string[] {
  const found =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*/gu) ?? []
  const telling = found.filter(word => !isStopWord(word))
  return [...new Set((telling.length > 0 ? telling : found).map(fold))].slice(0, mostTerms)
}

/** All terms in PostgreSQL's query language, each as a prefix, for a search that is still being typed. */
export const beginningWith = (terms: readonly string[]) =>
  terms
    .map(
      term =>
        `(${formsOf(term)
          .map(form => `${quoted(form)}:*`)
          .join(' | ')})`,
    )
    .join(' & ')

// A form of a stop word is none: with “sens” beside it, “sem” would narrow.
const formsOf = (term: string) => (isStopWord(term) ? [term] : wordForms(term))
