/** The thresholds of the reading log (HIST-3). The browser uses them to save requests; the server applies them again. */
export const readingRules = {
  /** A shorter visit is not stored. */
  minSeconds: 10,
  /** The interval of the checks during a visit, and the shortest visit that a check stores. */
  checkSeconds: 30,
  /** The least depth that a check stores, in percent. */
  checkDepth: 25,
  /** The longest counted visit: beyond it the screen was left open. */
  maxSeconds: 12 * 60 * 60,
} as const

/** The values of a visit so far. */
export interface Visited {
  seconds: number
  /** The furthest point that was on screen, in percent of the article. */
  depth: number
}

/** Whether a check during a visit stores it. */
export const worthWriting = ({ seconds, depth }: Visited) =>
  seconds >= readingRules.checkSeconds && depth >= readingRules.checkDepth

/** Whether the end of a visit stores it. */
export const worthLeaving = ({ seconds }: Visited) => seconds >= readingRules.minSeconds
