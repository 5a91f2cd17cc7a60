import type { PlaceType } from '../../analysis/places/found-place.ts'

/** How often the newsroom took and refused a suggestion before. */
export interface EarlierChoices {
  taken: number
  refused: number
}

export interface SuggestedTag {
  tag: string
  /** From 0 to 1. */
  relevance: number
  /** The words that it came from, as they stand in the text. */
  evidence: string[]
  earlier?: EarlierChoices
}

export interface SuggestedPlace {
  type: PlaceType
  name: string
  /** From 0 to 1: of a city, that the text belongs on its page; of others, that the text names it. */
  confidence: number
  evidence: string[]
  /** Why the text may be about it; of the likeliest cities alone. */
  reasons?: string[]
  /** Of a city: `cidade-uf`. */
  path?: string
  /** Of a city or state: the state's two letters. */
  uf?: string
  /** Whether it is the newspaper's own city, which the text does not name. */
  home?: true
}

/** A published article that tells of the same. */
export interface AlikeArticle {
  id: string
  title: string
  path: string
  publishedAt: string
  /** Whether its title has the same words. */
  same: boolean
}

/** The answer of `POST /api/analyze-article`. Nothing of it is chosen yet. */
export interface Suggestions {
  tags: SuggestedTag[]
  locations: SuggestedPlace[]
  /** The city that the text is about; one of `locations`. */
  primaryLocation: SuggestedPlace | null
  /** A summary from the text's own first sentences, or the model's; null without a good one. */
  summary: string | null
  /** At most three, by a model only. */
  headlines: string[]
  /** What the cover's description may name; null when the text names nothing. */
  altHint: string | null
  similar: AlikeArticle[]
  /** Who suggested: the rules of the product, or a model whose answer they checked. */
  by: 'rules' | 'model'
  /** Why a model that is set up was not used; null otherwise. */
  note: string | null
}

/** Days after which a choice weighs half. */
export const halfLifeDays = 90
/** Choices that are missing to full trust: after six approvals a tag weighs half of what it can. */
const doubt = 6
/** Three or four in five of the tags that choose themselves are right (measured). So a taken one is no news, and a refused one is. */
const refusalWeighs = 3

/** What a choice still weighs after some days. */
export const weightAfter = (days: number): number => 0.5 ** (Math.max(0, days) / halfLifeDays)

/** How a newsroom's choices weigh on the next suggestion: from -1, always refused, to 1, always taken; the counts are weighed by their age. */
export const learnedFrom = ({ taken, refused }: EarlierChoices): number =>
  Math.max(-1, (taken - refusalWeighs * refused) / (taken + refused + doubt))
