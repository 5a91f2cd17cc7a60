import lines from '#prisma/reference/analysis/lexicon.json' with { type: 'json' }
import { fold } from '../../text/text.ts'
import { singular } from '../reading/stem.ts'
import { tagStems } from './tag-stems.ts'

// A line of the lexicon is a tag and the words by which a text is recognised as being about it. `*` behind a tag: a section of a newspaper. Behind a word: `!` speaks for the subject by itself, `?` only beside others, `*` any ending; `_` joins the words of an expression. A word
// with a capital letter counts only where the text has one, one behind `=` only with its accents.

/** A subject of the news. */
export interface TagSubject {
  tag: string
  /** The stems of the tag's words. */
  stems: readonly string[]
  section: boolean
  cues: number
}

/** A word or expression that speaks for a subject. */
export interface Cue {
  subject: TagSubject
  /** 1, 2 or 4. */
  weight: number
  /** Its own text, which tells cues of one subject apart. */
  text: string
  /** Whether it counts with a capital letter alone. */
  proper: boolean
  /** The text that must stand there, accents and all; null for any. */
  exact: string | null
  /** The words behind its first. */
  rest: readonly Part[]
}

interface Part {
  key: string
  isBeginning: boolean
}

/** The cues by their first word, and by its beginning where any ending will do. */
export interface Lexicon {
  subjects: readonly TagSubject[]
  byWord: ReadonlyMap<string, readonly Cue[]>
  byBeginning: ReadonlyMap<string, readonly Cue[]>
}

const partOf = (word: string): Part => ({
  key: word.endsWith('*') ? fold(word.slice(0, -1)) : singular(fold(word)),
  isBeginning: word.endsWith('*'),
})

const strengths: Readonly<Record<string, number>> = { '!': 4, '?': 1 }

export const lexicon: Lexicon = makeLexicon()

function makeLexicon(): Lexicon {
  const subjects: TagSubject[] = []
  const byWord = new Map<string, Cue[]>()
  const byBeginning = new Map<string, Cue[]>()
  for (const [tag, words] of Object.entries(lines)) {
    const all = words.split(' ')
    const subject = {
      tag: tag.replace('*', ''),
      stems: tagStems(tag).split(' '),
      section: tag.endsWith('*'),
      cues: all.length,
    }
    subjects.push(subject)
    for (const word of all) {
      const written = word.replace(/[!?]$/, '').replace(/^=/, '')
      const [first, ...rest] = written.split('_').map(partOf)
      if (!first) continue
      const cue = {
        subject,
        rest,
        text: written,
        weight: strengths[word.at(-1) ?? ''] ?? 2,
        proper: /^\p{Lu}/u.test(written),
        exact: word.startsWith('=') ? written : null,
      }
      const index = first.isBeginning ? byBeginning : byWord
      index.set(first.key, [...(index.get(first.key) ?? []), cue])
    }
  }
  return { subjects, byWord, byBeginning }
}

const shortestBeginning = 3

/** The cues whose first word a folded word may be. */
export function cuesOf(key: string, one: string): readonly Cue[] {
  const found = [...(lexicon.byWord.get(one) ?? [])]
  for (let length = shortestBeginning; length <= key.length; length++) {
    const cues = lexicon.byBeginning.get(key.slice(0, length))
    if (cues) found.push(...cues)
  }
  return found
}
