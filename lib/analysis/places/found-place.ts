export type PlaceType = 'city' | 'state' | 'country' | 'region' | 'neighbourhood' | 'landmark'

/** A place that a text names. */
export interface FoundPlace {
  type: PlaceType
  name: string
  /** Of a city: `cidade-uf`. */
  path?: string
  /** Of a city or state: the state's two letters. */
  state?: string
  /** From 0 to 1. */
  confidence: number
  /** The words that it came from, as they stand in the text. */
  evidence: string[]
}

/** What a site knows of itself. */
export interface SiteKnowledge {
  /** The cities that the site writes about, by path, and how much: 1 is its main city. */
  cities: ReadonlyMap<string, number>
  /** How often editors took (above 0) or refused (below 0) a city, from -1 to 1. */
  learned: ReadonlyMap<string, number>
}

export const noKnowledge: SiteKnowledge = { cities: new Map(), learned: new Map() }
