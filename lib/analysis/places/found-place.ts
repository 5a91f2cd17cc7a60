export type PlaceType = 'city' | 'state' | 'country' | 'region' | 'neighbourhood' | 'landmark'

/** A place that a text names. */
export interface FoundPlace {
  type: PlaceType
  name: string
  /** Of a city: `cidade-uf`. */
  path?: string
  /** Of a city or state: the state's two letters. */
  state?: string
  /** From 0 to 1: of a city, that the text belongs on its page; of others, that the text names it. */
  confidence: number
  /** The words that it came from, as they stand in the text. */
  evidence: string[]
  /** Why the text may be about it; of the likeliest cities alone. */
  reasons?: string[]
  /** Whether it is the newspaper's own city, which the text does not name. */
  home?: true
}

/** Whether a place is at least a city: quarters and buildings do not tell which city a text is about. */
export const isWide = ({ type }: FoundPlace): boolean => type !== 'neighbourhood' && type !== 'landmark'

/** What a site knows of itself. */
export interface SiteKnowledge {
  /** The cities that the site writes about, by path, and how much: 1 is its main city. */
  cities: ReadonlyMap<string, number>
  /** The share of its articles that each city has, by path, from 0 to 1; of few articles it is small. */
  shares: ReadonlyMap<string, number>
  /** How often editors took (above 0) or refused (below 0) a city, from -1 to 1. */
  learned: ReadonlyMap<string, number>
}

export const noKnowledge: SiteKnowledge = { cities: new Map(), shares: new Map(), learned: new Map() }
