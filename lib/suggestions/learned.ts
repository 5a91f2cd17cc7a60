import type { EarlierChoices } from './suggestions.ts'

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
