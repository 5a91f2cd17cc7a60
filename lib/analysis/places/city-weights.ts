import type { Weights } from '../chance.ts'

/**
 * What each feature of a name adds to the odds that a city is meant. Fitted by `node scripts/analysis/fit.ts cities --write` to the tuning half of
 * `tests/support/analysis/texts`.
 */
export const cityWeights: Weights = {
  bias: -1.26,
  beside: 0.02,
  top: 0.94,
  placed: 0.41,
  sure: -0.3,
  surest: -0.44,
  again: 0.69,
  against: -0.12,
  besides: -1.58,
  besidesCommon: 0.33,
  common: -0.79,
  commonUnsure: -0.36,
  commonLarge: -0.02,
  acts: 0.67,
  besidesPlaced: -0.18,
  besidesNear: 0.18,
  quarter: -1.95,
  person: -0.6,
  personUnsure: -0.63,
  personal: -1.14,
  population: 1.31,
  shared: -0.13,
  near: 1.56,
  sameState: 1.26,
  elsewhere: -1.38,
  far: -1.42,
  area: 0.57,
  title: 0.13,
  lead: -0.4,
  long: -0.15,
  abroadHere: -0.85,
  abroad: -1.97,
  foreign: -1.28,
  rival: -1.03,
}
