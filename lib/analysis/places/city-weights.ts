import type { Weights } from '../chance.ts'

/**
 * What each feature of a name adds to the odds that a city is meant. Fitted by `node scripts/analysis/fit.ts cities --write` to the tuning half of
 * `tests/support/analysis/texts`.
 */
export const cityWeights: Weights = {
  bias: -1.28,
  beside: 0.03,
  top: 0.96,
  placed: 0.49,
  sure: -0.3,
  surest: -0.4,
  again: 0.66,
  against: -0.12,
  besides: -1.56,
  besidesCommon: 0.77,
  common: -0.74,
  commonUnsure: -0.39,
  commonLarge: -0.2,
  acts: 0.92,
  besidesPlaced: -0.42,
  besidesNear: 0.13,
  quarter: -1.86,
  person: -0.63,
  personUnsure: -0.65,
  personal: -1.16,
  population: 1.33,
  shared: 0.06,
  near: 1.44,
  sameState: 1.33,
  elsewhere: -1.57,
  far: -1.44,
  area: 0.47,
  title: 0.21,
  lead: -0.39,
  long: -0.05,
  abroadHere: -0.91,
  abroad: -2.26,
  foreign: -1.37,
  rival: -0.92,
}
