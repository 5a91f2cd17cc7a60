import type { Weights } from '../chance.ts'

/**
 * What each feature of a name adds to the odds that a city is meant. Fitted by `node scripts/analysis/fit.ts cities --write` to the tuning half of
 * `tests/support/analysis/texts`.
 */
export const cityWeights: Weights = {
  bias: -1.18,
  beside: 0.02,
  top: 0.92,
  placed: 0.39,
  sure: -0.23,
  surest: -0.38,
  again: 0.75,
  against: -0.17,
  besides: -1.67,
  besidesCommon: 0.47,
  common: -0.74,
  commonUnsure: -0.39,
  commonLarge: -0.12,
  acts: 0.73,
  besidesPlaced: -0.22,
  besidesNear: 0.15,
  quarter: -1.82,
  person: -0.62,
  personUnsure: -0.64,
  personal: -1.15,
  population: 1.33,
  shared: -0.05,
  near: 1.46,
  sameState: 1.24,
  elsewhere: -1.43,
  far: -1.51,
  area: 0.53,
  title: 0.09,
  lead: -0.33,
  long: -0.18,
  abroadHere: -0.84,
  abroad: -2.25,
  foreign: -1.34,
  rival: -1.08,
}
