/** The measures of a page's opening (AUD-2, AUD-3), for the browser and the server. */
export const visitRules = {
  /** Seconds on screen after which an opening is reported, and an article counts as viewed (HIST-1). */
  viewSeconds: 5,
  /** A session of one page view and fewer seconds on screen is a bounce. */
  bounceSeconds: 10,
  /** Seconds without scrolling, touching or typing after which attention ends. */
  idleSeconds: 60,
  /** The most seconds that count of one opening. */
  maxSeconds: 30 * 60,
  /** The longest path that a page reports. */
  maxPath: 250,
  /** The longest campaign parameter. */
  maxName: 40,
  /** The longest host of the page before. */
  maxHost: 100,
} as const
