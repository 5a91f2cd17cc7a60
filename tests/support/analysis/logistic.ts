import { chanceOf, type Features, oddsOf, type Weights } from '#lib/analysis/chance.ts'

/** Something that labels say to be right or wrong. */
export interface Example {
  features: Features
  right: boolean
  /** How much it counts; 1 when absent. */
  weight?: number
}

/**
 * Fits the weights of a logistic regression by Newton's method. `penalty` draws every weight but the bias to 0, so that features that few examples have
 * count little.
 */
export function fitWeights(examples: readonly Example[], penalty = 2): Weights {
  const names = ['bias', ...new Set(examples.flatMap(({ features }) => Object.keys(features)))]
  let weights: Record<string, number> = Object.fromEntries(names.map(name => [name, 0]))
  const rows = examples.map(({ features }) => names.map(name => (name === 'bias' ? 1 : (features[name] ?? 0))))
  for (let round = 0; round < 12; round++) {
    const slope = names.map(name => (name === 'bias' ? 0 : -penalty * (weights[name] ?? 0)))
    const curve = names.map((_, i) => names.map((_, j) => (i === j ? (i === 0 ? 1e-6 : penalty) : 0)))
    for (const [at, { features, right, weight = 1 }] of examples.entries()) {
      const chance = chanceOf(oddsOf(features, weights))
      const row = rows[at] as number[]
      const held = weight * Math.max(1e-6, chance * (1 - chance))
      for (const [i, x] of row.entries()) {
        if (x === 0) continue
        slope[i] = (slope[i] ?? 0) + weight * x * ((right ? 1 : 0) - chance)
        const line = curve[i] as number[]
        for (const [j, y] of row.entries()) line[j] = (line[j] ?? 0) + held * x * y
      }
    }
    const step = solved(curve, slope)
    weights = Object.fromEntries(
      names.map((name, i) => [name, (weights[name] ?? 0) + Math.max(-2, Math.min(2, step[i] ?? 0))]),
    )
    if (Math.max(...step.map(Math.abs)) < 1e-4) break
  }
  return Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Math.round(value * 100) / 100]))
}

/** The solution of a system of linear equations, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const size = rows.length
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let i = column + 1; i < size; i++) if (Math.abs(at(i, column)) > Math.abs(at(pivot, column))) pivot = i
    ;[rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]]
    for (let i = 0; i < size; i++) {
      if (i === column) continue
      const factor = at(i, column) / (at(column, column) || 1)
      if (factor !== 0) rows[i] = (rows[i] as number[]).map((value, j) => value - factor * at(column, j))
    }
  }
  return rows.map((_, i) => at(i, size) / (at(i, i) || 1))
}

/** Things to choose one of, and the place of the right one. */
export interface Choice {
  options: readonly Features[]
  right: number
}

/** Fits the weights by which the right option of each choice has the highest odds (a conditional logit), by gradient ascent. */
export function fitChoices(choices: readonly Choice[], penalty = 4): Weights {
  const names = [...new Set(choices.flatMap(({ options }) => options.flatMap(option => Object.keys(option))))]
  const weights: Record<string, number> = Object.fromEntries(names.map(name => [name, 0]))
  for (let round = 0; round < 500; round++) {
    const slope = Object.fromEntries(names.map(name => [name, -penalty * (weights[name] ?? 0)]))
    for (const { options, right } of choices) {
      const powers = options.map(option => Math.exp(oddsOf(option, weights)))
      const total = powers.reduce((sum, power) => sum + power, 0)
      for (const [at, option] of options.entries()) {
        const wrong = (at === right ? 1 : 0) - (powers[at] ?? 0) / total
        for (const name in option) slope[name] = (slope[name] ?? 0) + wrong * (option[name] ?? 0)
      }
    }
    for (const name of names) weights[name] = (weights[name] ?? 0) + (1.2 * (slope[name] ?? 0)) / choices.length
  }
  return Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Math.round(value * 100) / 100]))
}
