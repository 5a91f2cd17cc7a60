import type { Weights } from '../chance.ts'

/**
 * What each feature of a name adds to the odds that a city is meant. Fitted by `node scripts/analysis/fit.ts cities --write` to the tuning half of
 * `tests/support/analysis/texts`.
 */
export const cityWeights: Weights = {
  bias: -1.29,
  beside: 0.02,
  top: 0.95,
  placed: 0.39,
  sure: -0.39,
  surest: -0.44,
  again: 0.73,
  against: -0.13,
  besides: -1.39,
  besidesCommon: 0.12,
  common: -0.78,
  commonUnsure: -0.38,
  commonLarge: -0.05,
  acts: 0.61,
  besidesPlaced: 0.13,
  quarter: -1.96,
  person: -0.62,
  personUnsure: -0.65,
  personal: -1.11,
  population: 1.34,
  shared: -0.12,
  near: 1.55,
  sameState: 1.24,
  elsewhere: -1.41,
  far: -1.42,
  area: 0.54,
  title: 0.18,
  lead: -0.33,
  long: -0.16,
  abroadHere: -0.86,
  abroad: -1.99,
  foreign: -1.29,
  rival: -1.02,
}
