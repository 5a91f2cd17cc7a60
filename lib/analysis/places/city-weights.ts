import type { Weights } from '../chance.ts'

/**
 * What each feature of a name adds to the odds that a city is meant. Fitted by `node scripts/analysis/fit.ts cities --write` to the tuning half of
 * `tests/support/analysis/texts`.
 */
export const cityWeights: Weights = {
  bias: -1.25,
  beside: 0.01,
  top: 1.02,
  placed: 0.38,
  sure: -0.45,
  surest: -0.42,
  again: 0.47,
  against: -0.11,
  besides: -1.44,
  besidesCommon: 0,
  common: -0.82,
  commonUnsure: -0.43,
  commonLarge: -0.17,
  acts: 0.56,
  besidesPlaced: 0.19,
  quarter: -1.96,
  person: -0.61,
  personUnsure: -0.65,
  personal: -1.13,
  population: 1.36,
  shared: -0.19,
  near: 1.52,
  sameState: 1.39,
  elsewhere: -1.51,
  far: -1.36,
  area: 0.55,
  title: 0.31,
  lead: -0.34,
  long: -0.08,
  abroadHere: -0.88,
  abroad: -1.98,
  foreign: -1.28,
  rival: -0.98,
}
