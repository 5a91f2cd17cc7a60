import type { Weights } from '../chance.ts'

/**
 * How much each feature counts in the choice between the cities of a text and none. Fitted by `node scripts/analysis/fit.ts primary --write` to the
 * tuning half of `tests/support/analysis/texts`.
 */
export const primaryWeights: Weights = {
  title: 2.28,
  titleFirst: 0.31,
  titleLocated: 0.63,
  titleShared: -0.5,
  titleListed: -1.66,
  titleOther: -0.89,
  titleLand: -0.4,
  summary: 0.35,
  summaryFirst: 1.01,
  lead: 1.65,
  leadFirst: 0.87,
  leadLocated: 1.5,
  first: 0.1,
  dateline: -0.05,
  datelineOnly: 0.71,
  share: -0.09,
  most: -0.47,
  ahead: 0.88,
  often: -1.63,
  sure: 1.94,
  anaphors: 0.68,
  paragraphs: -0.56,
  acts: 0.27,
  located: 0.69,
  none: -0.54,
  noneMany: 0.92,
  noneUntitled: 0.84,
  noneListed: 2.07,
  noneLand: 1.12,
  noneLocal: -0.59,
  noneNational: 0.62,
  noneAnaphors: 0.26,
  noneTitled: 0.99,
  noneUnled: 0.02,
}
