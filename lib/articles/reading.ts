/** The reading log's numbers (reader §9). Known to the reader's browser and to the server, which believes only its own. */
export const readingRules = {
  /** A visit shorter than this leaves nothing. */
  minSeconds: 10,
  /** How often a visit is looked at, and from when on it is written before its end. */
  checkSeconds: 30,
  /** How far a visit must have come for that, in percent. */
  checkDepth: 25,
  /** Nobody reads one article longer: a screen was left open. */
  maxSeconds: 12 * 60 * 60,
} as const

/** What is said of a visit so far. */
export interface Visited {
  seconds: number
  /** The furthest point on screen, in percent of the article. */
  depth: number
}

/** Whether the check in the middle of a visit writes it down. */
export const worthWriting = ({ seconds, depth }: Visited) =>
  seconds >= readingRules.checkSeconds && depth >= readingRules.checkDepth

/** Whether the end of a visit writes it down. */
export const worthLeaving = ({ seconds }: Visited) => seconds >= readingRules.minSeconds
