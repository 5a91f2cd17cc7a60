import { chanceOf, oddsOf } from '../chance.ts'
import type { Reading } from '../reading/reading.ts'
import { type CandidateKind, type TextPlaces, tagCandidates } from './candidates.ts'
import { tagStems } from './tag-stems.ts'
import { tagWeights } from './tag-weights.ts'

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
const placeKinds: ReadonlySet<CandidateKind> = new Set(['city', 'state'])
/**
 * How likely a desk gives a city or a state as a tag at all: some always do, others never, as a text's places are found by themselves. A site that has
 * the place as a tag does.
 */
const deskTagsPlaces = 0.5

const oddsOfShare = (share: number) => Math.log(share / (1 - share))

/** Suggests tags: subjects, names, phrases and places of the text, the likeliest first; those that the site has already are preferred. */
export function findTags(reading: Reading, places: TextPlaces, { tags, learned }: TagKnowledge): FoundTag[] {
  const found = new Map<string, FoundTag & { odds: number }>()
  for (const { tag, kind, features, evidence } of tagCandidates(reading, places)) {
    const key = tagStems(tag)
    const own = tags.get(key)
    const chance = chanceOf(oddsOf(features, tagWeights[kind]))
    const odds =
      oddsOfShare(placeKinds.has(kind) && !own ? chance * deskTagsPlaces : chance) +
      (own ? 0.8 + Math.min(0.8, Math.log10(1 + own.articles) / 4) : 0) +
      2.5 * (learned.get(key) ?? 0)
    const known = found.get(key)
    if (known && known.odds >= odds) continue
    found.set(key, { tag: own?.tag ?? tag, relevance: 0, evidence, odds })
  }
  const chosen = [...found.values()].toSorted((a, b) => b.odds - a.odds).slice(0, most)
  return chosen.map(({ tag, evidence, odds }) => ({
    tag,
    evidence: [...new Set(evidence)].slice(0, 3),
    relevance: Math.round(100 * chanceOf(odds)) / 100,
  }))
}
