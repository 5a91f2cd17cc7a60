/**
 * Whether an instant lies within a span of milliseconds before now. One that lies further ahead than the span was stored while the clock
 * was wrong, and counts as long past: it must not hold anything back until the clock gets there.
 */
export const isRecent = (instant: Date, now: Date, spanMs: number): boolean =>
  Math.abs(now.getTime() - instant.getTime()) < spanMs

/** The same as a condition of a query. */
export const recentAt = (now: Date, spanMs: number): { gt: Date; lt: Date } => ({
  gt: new Date(now.getTime() - spanMs),
  lt: new Date(now.getTime() + spanMs),
})
