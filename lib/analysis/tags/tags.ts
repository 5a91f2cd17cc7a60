import habits from '#prisma/reference/analysis/tag-habits.json' with { type: 'json' }
import weights from '#prisma/reference/analysis/tag-weights.json' with { type: 'json' }
import { chanceOf, oddsOf, type Weights } from '../chance.ts'
import type { ReadText } from '../reading/reading.ts'
import { type Candidate, type CandidateKind, type TextPlaces, tagCandidates } from './candidates.ts'
import { areNearSynonyms, tagStems } from './tag-stems.ts'

// Fitted by `node tests/support/analysis/fit.ts tags --write` to the tuning half of `tests/support/analysis/texts`.

/** What each feature of a candidate adds to the odds that an editor takes it as a tag, by what it is. */
const tagWeights: Record<CandidateKind, Weights> = weights

/** How much likelier (above 0) or less likely desks take a common word as a tag than what a text shows of it says, by the key of its stems. */
const tagHabits: Readonly<Record<string, number>> = habits

/** A suggested tag. */
export interface FoundTag {
  tag: string
  /** From 0 to 1: how likely an editor takes it. */
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
export const placeKinds: ReadonlySet<CandidateKind> = new Set(['city', 'state'])
const wholeKinds: ReadonlySet<CandidateKind> = new Set(['city', 'state', 'section'])
/** What is no name: desks have habits for these. */
export const commonKinds: ReadonlySet<CandidateKind> = new Set(['section', 'subject', 'noun', 'pair'])
/**
 * How likely a desk gives a city or a state as a tag at all: some always do, others never, as a text's places are found by themselves. A site that has
 * the place as a tag does.
 */
export const deskTagsPlaces = 0.4

/** What a tag gains or loses that editors always took or always refused. */
const learnedWeight = 1.5
/** What a tag of the site's archive gains; one that a single article has gains little. */
const mostForOwn = 1

const oddsOfShare = (share: number) => Math.log(share / (1 - share))

/** How likely an editor takes a candidate, by the rules alone. */
export function chanceOfTag(
  { kind, features }: Candidate,
  key: string,
  weights: Record<string, Weights> = tagWeights,
  habits = tagHabits,
): number {
  return chanceOf(oddsOf(features, weights[kind] ?? {}) + (commonKinds.has(kind) ? (habits[key] ?? 0) : 0))
}

/** Suggests tags: subjects, names, phrases and places of the text, the likeliest first; those that the site has already are preferred. */
export function findTags(reading: ReadText, places: TextPlaces, { tags, learned }: TagKnowledge): FoundTag[] {
  const found = new Map<string, Ranked & FoundTag>()
  for (const candidate of tagCandidates(reading, places)) {
    const { tag, kind, evidence } = candidate
    const key = tagStems(tag)
    const own = tags.get(key)
    const chance = chanceOfTag(candidate, key)
    const odds =
      oddsOfShare(placeKinds.has(kind) && !own ? chance * deskTagsPlaces : chance) +
      (own ? Math.min(mostForOwn, Math.log10(1 + own.articles) / 2) : 0) +
      learnedWeight * (learned.get(key) ?? 0)
    const known = found.get(key)
    if (known && known.odds >= odds) continue
    found.set(key, { tag: own?.tag ?? tag, relevance: 0, evidence, odds, key, kind })
  }
  return withoutNearSynonyms([...found.values()], most).map(({ tag, evidence, odds }) => ({
    tag,
    evidence: [...new Set(evidence)].slice(0, 3),
    relevance: Math.round(100 * chanceOf(odds)) / 100,
  }))
}

/** A tag with what decides its place among the others. */
export interface Ranked {
  key: string
  kind: CandidateKind
  odds: number
}

/** The first tags in the order of their odds, one of each group of near-synonyms. */
export function withoutNearSynonyms<T extends Ranked>(all: readonly T[], count: number): T[] {
  const chosen: T[] = []
  for (const each of all.toSorted((a, b) => b.odds - a.odds)) {
    if (chosen.some(other => areNearSynonyms(each.key, other.key) || isWithin(each, other) || isWithin(other, each)))
      continue
    chosen.push(each)
    if (chosen.length === count) break
  }
  return chosen
}

/** “Tarifa” says nothing beside “tarifa zero”. A section of the newspaper does, and a place. */
function isWithin(a: Ranked, b: Ranked): boolean {
  if (wholeKinds.has(a.kind) || wholeKinds.has(b.kind)) return false
  const parts = b.key.split(' ')
  return a.key.length < b.key.length && a.key.split(' ').every(part => parts.includes(part))
}
