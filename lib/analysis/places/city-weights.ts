import type { Weights } from '../chance.ts'

/**
 * What each feature of a name adds to the odds that a city is meant. Fitted by `node scripts/analysis/fit.ts cities --write` to the tuning half of
 * `tests/support/analysis/texts`.
 */
export const cityWeights: Weights = {
  bias: -1.13,
  beside: -0.4,
  top: 0.78,
  placed: 0.68,
  sure: -0.03,
  surest: -0.43,
  again: 0.75,
  against: -0.26,
  besides: -1.84,
  besidesCommon: 0.99,
  common: -0.66,
  commonUnsure: -0.43,
  commonLarge: -0.2,
  acts: 1.08,
  besidesPlaced: -0.2,
  besidesNear: 0.12,
  quarter: -1.9,
  person: -0.57,
  personUnsure: -0.6,
  personal: -1.07,
  population: 1.11,
  shared: 0.2,
  near: 1.23,
  sameState: 1.33,
  elsewhere: -1.89,
  far: -1.39,
  area: 0.43,
  title: 0,
  lead: -0.1,
  long: -0.01,
  abroadHere: -0.88,
  abroad: -2.28,
  foreign: -1.46,
  rival: -0.97,
}
