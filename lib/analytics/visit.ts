/** The measures of a page's opening (AUD-2, AUD-3), for the browser and the server. */
export const visitRules = {
  /** On screen for so long, an opening is reported at once, and an article counts as viewed (HIST-1). */
  viewSeconds: 5,
  /** A session of one page that was on screen for less bounced. */
  bounceSeconds: 10,
  /** Without scrolling, touching or typing for so long, nobody reads. */
  idleSeconds: 60,
  /** The longest time of one opening that counts. */
  maxSeconds: 30 * 60,
  /** The longest path that a page reports. */
  maxPath: 250,
  /** The longest host and campaign parameter. */
  maxName: 40,
  maxHost: 100,
} as const
