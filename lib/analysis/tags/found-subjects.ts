import type { Features } from '../chance.ts'
import { writtenAt } from '../places/surroundings.ts'
import type { Part, ReadText, Word } from '../reading/reading.ts'
import { singular, stem } from '../reading/stem.ts'
import { type Cue, cuesOf, type TagSubject } from './lexicon.ts'

export interface FoundSubject {
  tag: string
  section: boolean
  features: Features
  evidence: string[]
}

/** The subjects of a text, and how much each word speaks for what the text is about. */
export interface TextSubjects {
  found: FoundSubject[]
  /** From 0 to 1, by the folded singular of the word. */
  coherence: ReadonlyMap<string, number>
}

interface Seen {
  weight: number
  count: number
  parts: Set<Part>
  written: string
  key: string
}

/** The subjects whose cues stand in a text, with what speaks for each: how strong its cues are, how often they come and where. */
export function subjectsIn({ words }: ReadText, placed: ReadonlySet<number>): TextSubjects {
  const seen = new Map<TagSubject, Map<string, Seen>>()
  for (const [at, word] of words.entries()) {
    // “terça-feira” is no fair, “barco-escola” no school.
    if (placed.has(at) || (word.before === '-' && !/^(?:ex|pre|pos|vice|anti|sub)$/.test(words[at - 1]?.key ?? '')))
      continue
    const key = singular(word.key)
    for (const cue of cuesOf(word.key, key)) {
      const to = endOf(words, at, cue)
      if (to > at) note(seen, cue, words, at, to)
    }
  }
  const scored = [...seen].map(([subject, cues]) => scoreOf(subject, [...cues.values()]))
  const first = Math.max(1, ...scored.map(({ total }) => total))
  const sections = scored.filter(({ subject }) => subject.section).toSorted((a, b) => b.total - a.total)
  const ownStems = new Set(words.map(({ key }) => stem(key)))
  const titled = new Set(words.filter(({ part }) => part === 'title').map(({ key }) => stem(key)))
  const coherence = new Map<string, number>()
  const found = scored.map(({ subject, total, cues, features }) => {
    const relative = total / first
    for (const { key } of cues) coherence.set(key, Math.max(coherence.get(key) ?? 0, relative))
    const isIn = (stems: ReadonlySet<string>) => (subject.stems.every(part => stems.has(part)) ? 1 : 0)
    const all: Features = {
      ...features,
      relative,
      topSection: subject === sections[0]?.subject ? 1 : 0,
      secondSection: subject === sections[1]?.subject ? 1 : 0,
      own: isIn(ownStems),
      ownInTitle: isIn(titled),
      density: Math.min(6, (100 * total) / Math.max(120, words.length) / 4),
    }
    const evidence = cues.toSorted((a, b) => b.weight - a.weight).map(({ written }) => written)
    return { tag: subject.tag, section: subject.section, features: all, evidence }
  })
  return { found, coherence }
}

/** Where a cue that begins at a word ends; the word itself when it does not stand there. */
function endOf(words: readonly Word[], at: number, { rest, proper, exact }: Cue): number {
  const first = words[at] as Word
  if (proper && !first.capital) return at
  if (exact && first.written.toLowerCase() !== exact) return at
  for (const [n, part] of rest.entries()) {
    const word = words[at + n + 1]
    if (!word || !/^[ -]$/.test(word.before) || word.paragraph !== first.paragraph) return at
    const isIt = part.isBeginning
      ? word.key.startsWith(part.key)
      : word.key === part.key || singular(word.key) === part.key
    if (!isIt) return at
  }
  return at + rest.length + 1
}

function note(
  seen: Map<TagSubject, Map<string, Seen>>,
  cue: Cue,
  words: readonly Word[],
  at: number,
  to: number,
): void {
  const { subject, text, proper, rest } = cue
  const { capital, first, part, key } = words[at] as Word
  // A word of a name says less than the word by itself.
  const weight = capital && !first && !proper && rest.length === 0 ? cue.weight / 2 : cue.weight
  const cues = seen.get(subject) ?? new Map<string, Seen>()
  const known = cues.get(text)
  if (known) {
    known.count++
    known.weight = Math.max(known.weight, weight)
    known.parts.add(part)
  } else
    cues.set(text, {
      weight,
      count: 1,
      parts: new Set([part]),
      written: writtenAt(words, at, to),
      key: singular(key),
    })
  seen.set(subject, cues)
}

function scoreOf(subject: TagSubject, cues: readonly Seen[]) {
  const worth = ({ weight, count, parts }: Seen) =>
    weight *
    (1 + 0.35 * Math.log2(Math.min(8, count))) *
    (parts.has('title') ? 1.8 : parts.has('summary') || parts.has('lead') ? 1.25 : 1)
  const total = cues.reduce((sum, each) => sum + worth(each), 0)
  const best = (part: Part) =>
    Math.max(0, ...cues.filter(({ parts }) => parts.has(part)).map(({ weight }) => weight)) / 4
  const features = {
    total: Math.log2(1 + Math.min(64, total)),
    strong: Math.log2(1 + cues.filter(({ weight }) => weight >= 4).length),
    distinct: Math.log2(1 + Math.min(8, cues.length)),
    title: best('title'),
    summary: best('summary'),
    lead: best('lead'),
    titleMore: Math.min(3, cues.filter(({ parts, weight }) => parts.has('title') && weight >= 2).length),
    most: Math.log2(1 + Math.max(...cues.map(({ count }) => count))),
    alone: cues.length === 1 && subject.cues > 3 ? 1 : 0,
    narrow: subject.cues <= 3 ? 1 : 0,
    weak: cues.every(({ weight }) => weight < 2) ? 1 : 0,
  }
  return { subject, total, cues, features }
}
