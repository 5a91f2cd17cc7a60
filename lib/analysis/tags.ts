import { tagKey } from '../text/text.ts'
import { isPerson, type Phrase, phrasesIn } from './phrases.ts'
import type { Part, Reading } from './reading.ts'
import { stem } from './stem.ts'
import { type Subject, subjects } from './subjects.ts'

/** A suggested tag. */
export interface FoundTag {
  tag: string
  /** From 0 to 1. */
  relevance: number
  /** The words that it came from, as they stand in the text. */
  evidence: string[]
}

/** What a site's own archive says about tags. */
export interface TagKnowledge {
  /** Tags that the site has, by the key of their stems, and the number of their articles. */
  tags: ReadonlyMap<string, { tag: string; articles: number }>
  /** How often editors took (above 0) or refused (below 0) a tag, by the key of its stems, from -1 to 1. */
  learned: ReadonlyMap<string, number>
}

export const noTags: TagKnowledge = { tags: new Map(), learned: new Map() }

const most = 10
const partWeight: Record<Part, number> = { title: 3, summary: 1.6, lead: 1.4, body: 1 }
const linking = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'a', 'em'])

/** The key of a tag's stems: inflections of one tag have the same. */
export const tagStems = (tag: string): string =>
  tagKey(tag)
    .split('-')
    .filter(word => !linking.has(word))
    .map(stem)
    .join(' ')

/** Suggests tags: subjects, then names and phrases of the text, those of the site first. `places` are names that stand for places, folded. */
export function findTags(reading: Reading, places: ReadonlySet<string>, { tags, learned }: TagKnowledge): FoundTag[] {
  const phrases = phrasesIn(reading)
  const found = new Map<string, FoundTag & { score: number }>()
  const add = (tag: string, score: number, evidence: string[]) => {
    const key = tagStems(tag)
    const own = tags.get(key)
    const total = score + (own ? 1 + Math.min(1, Math.log10(1 + own.articles) / 3) : 0) + 3 * (learned.get(key) ?? 0)
    const known = found.get(key)
    if (known && known.score >= total) return
    found.set(key, { tag: own?.tag ?? tag, relevance: 0, evidence, score: total })
  }
  for (const { subject, score, evidence } of subjectsIn(reading)) add(subject.tag, score, evidence)
  for (const phrase of phrases) {
    const score = phraseScore(phrase, places)
    if (score > 0) add(phrase.text, score, phrase.written)
  }
  const chosen = [...found.values()].toSorted((a, b) => b.score - a.score).slice(0, most)
  return chosen.map(({ tag, evidence, score }) => ({
    tag,
    evidence: [...new Set(evidence)].slice(0, 3),
    relevance: relevanceOf(score),
  }))
}

const relevanceOf = (score: number) => Math.round(100 / (1 + Math.exp((4 - score) / 1.2))) / 100

interface FoundSubject {
  subject: Subject
  score: number
  evidence: string[]
}

/** The subjects whose words stand in a text, by how many different ones and where. */
function subjectsIn({ words, folded }: Reading): FoundSubject[] {
  const byStem = new Map<string, { weight: number; written: string; count: number }>()
  for (const { key, part, written, capital, first } of words) {
    if (capital && !first && part !== 'title') continue
    const root = stem(key)
    const known = byStem.get(root)
    if (known) {
      known.count++
      known.weight = Math.max(known.weight, partWeight[part])
    } else byStem.set(root, { weight: partWeight[part], written, count: 1 })
  }
  return subjects.flatMap(subject => {
    const evidence: string[] = []
    let score = 0
    for (const root of subject.stems) {
      const seen = byStem.get(root)
      if (!seen) continue
      score += seen.weight * (0.6 + 0.25 * Math.min(4, seen.count))
      evidence.push(seen.written)
    }
    for (const expression of subject.expressions) {
      const count = countIn(folded, expression)
      if (count === 0) continue
      score += 1.6 + 0.5 * Math.min(4, count)
      evidence.push(expression)
    }
    const size = subject.stems.size + subject.expressions.length
    // A subject of one or two words is named by them; one of many needs several.
    const needed = size <= 3 ? 1.6 : 2.6
    return score >= needed && (evidence.length > 1 || size <= 3 || score > 3.5)
      ? [{ subject, score: Math.min(7, score * 0.8), evidence }]
      : []
  })
}

function countIn(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    if (!/[a-z0-9]/.test(text[at - 1] ?? ' ')) count++
  return count
}

/** Bodies whose name alone is a tag. */
const bodies =
  /^(?:corpo de bombeiros|defesa civil|ministerio publico.*|policia (?:civil|militar|federal|rodoviaria.*|cientifica)|tribunal .*|justica (?:do trabalho|federal|eleitoral|militar)|defensoria publica|conselho tutelar|camara (?:municipal|de vereadores)|assembleia legislativa|receita federal|santa casa|guarda municipal|supremo tribunal federal|congresso nacional)$/

/**
 * How often editors accept a phrase as a tag, by what it is, by the best part of the text that it stands in, and by its count: once, twice, three times,
 * more. Estimated from labelled texts (`tests/support/analysis`).
 */
const accepted: Record<string, Record<Part, readonly number[]>> = {
  noun: {
    title: [0.27, 0.33, 0.47, 0.52],
    summary: [0.12, 0.24, 0.37, 0.37],
    lead: [0.05, 0.12, 0.16, 0.2],
    body: [0.02, 0.08, 0.1, 0.15],
  },
  pair: {
    title: [0.14, 0.5, 0.5, 0.5],
    summary: [0.05, 0.15, 0.2, 0.3],
    lead: [0.1, 0.12, 0.2, 0.3],
    body: [0.02, 0.1, 0.2, 0.25],
  },
  name: {
    title: [0.4, 0.5, 0.55, 0.6],
    summary: [0.4, 0.5, 0.5, 0.5],
    lead: [0.3, 0.45, 0.5, 0.5],
    body: [0.13, 0.25, 0.3, 0.35],
  },
  body: {
    title: [0.7, 0.75, 0.8, 0.8],
    summary: [0.6, 0.65, 0.7, 0.7],
    lead: [0.5, 0.55, 0.6, 0.6],
    body: [0.4, 0.5, 0.5, 0.5],
  },
  person: {
    title: [0.5, 0.6, 0.6, 0.6],
    summary: [0.4, 0.5, 0.5, 0.5],
    lead: [0.35, 0.5, 0.5, 0.5],
    body: [0.04, 0.1, 0.2, 0.25],
  },
}
const partsInOrder = ['title', 'summary', 'lead', 'body'] as const

/** How well a phrase stands for a text, on the scale of `relevanceOf`. */
function phraseScore(phrase: Phrase, places: ReadonlySet<string>): number {
  const { proper, count, parts, length, text } = phrase
  const plain = tagKey(text).replaceAll('-', ' ')
  if (proper && (places.has(plain) || /^(?:ddd|br|pr|cep|cpf|rg)$/.test(plain))) return 0
  const kind = proper
    ? isPerson(phrase)
      ? 'person'
      : bodies.test(plain)
        ? 'body'
        : 'name'
    : length === 1
      ? 'noun'
      : 'pair'
  const part = partsInOrder.find(each => parts.has(each)) ?? 'body'
  const chance = accepted[kind]?.[part][Math.min(4, count) - 1] ?? 0
  // A single name that is no place is mostly a part of a longer one.
  const share = proper && length === 1 && !/^\p{Lu}{2}/u.test(text) ? chance / 2 : chance
  return Math.max(0, 4 + 1.2 * Math.log(share / (1 - share)))
}
