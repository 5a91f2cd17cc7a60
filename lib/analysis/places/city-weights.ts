import type { Weights } from '../chance.ts'

/**
 * What each feature of a name adds to the odds that a city is meant. Fitted by `node scripts/analysis/fit.ts cities --write` to the tuning half of
 * `tests/support/analysis/texts`.
 */
export const cityWeights: Weights = {
  bias: -1.08,
  beside: 0.05,
  top: 0.81,
  placed: 0.63,
  sure: -0.14,
  surest: -0.41,
  again: 0.72,
  against: -0.19,
  besides: -1.72,
  besidesCommon: 0.85,
  common: -0.74,
  commonUnsure: -0.43,
  commonLarge: -0.19,
  acts: 0.99,
  besidesPlaced: -0.24,
  besidesNear: 0.11,
  quarter: -1.88,
  person: -0.55,
  personUnsure: -0.58,
  personal: -1.08,
  population: 1.16,
  shared: 0.12,
  near: 1.33,
  sameState: 1.23,
  elsewhere: -1.78,
  far: -1.44,
  area: 0.43,
  title: 0.12,
  lead: -0.17,
  long: -0.04,
  abroadHere: -0.88,
  abroad: -2.27,
  foreign: -1.34,
  rival: -0.91,
}
