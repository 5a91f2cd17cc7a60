/** What speaks for or against something, by name: how much there is of it, mostly 0 or 1. */
export type Features = Readonly<Record<string, number>>
/** How much each feature counts; `bias` counts always. Fitted by `tests/support/analysis/fit.ts`. */
export type Weights = Readonly<Record<string, number>>

/** The logarithm of the odds that features speak for. */
export function oddsOf(features: Features, weights: Weights): number {
  let sum = weights.bias ?? 0
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0)
  return sum
}

/** Odds as a share from 0 to 1. */
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))
