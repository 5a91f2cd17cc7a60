import type { Score } from './checks.ts'

/** Prints the result of a step, and its whole output when it failed and was not shown before. */
export function printScore(score: Score, { shown = false } = {}): Score {
  const { name, passed, failed, seconds, output } = score
  if (failed > 0 && !shown) console.log(`\n${output.trim()}\n`)
  const count = passed + failed > 1 ? ` (${passed} de ${passed + failed})` : ''
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}${count} ${written(seconds)}`)
  return score
}

const written = (seconds: number) => `${seconds.toFixed(1).replace('.', ',')} s`

/** A timed part of a run. */
export type Part = Pick<Score, 'name' | 'seconds'>

/**
 * One line with the times of a run's parts and of the whole (`whole`, in seconds). The whole is less than the sum, because some parts run
 * in parallel.
 */
export function times(parts: readonly Part[], whole: number): string {
  return [...parts, { name: 'ao todo', seconds: whole }]
    .map(part => `${part.name} ${written(part.seconds)}`)
    .join(' · ')
}

/**
 * Prints the tests that did not pass at once and the closing line, which machines read too: the sum of all runners' counts. “flaky” tests passed only
 * on a retry. Gives the exit code.
 */
export function printTotal(scores: readonly Score[]): number {
  const { line, code } = total(scores)
  const notAtOnce = scores.flatMap(score => score.notAtOnce.map(test => `  ${score.name}: ${test}`))
  if (notAtOnce.length > 0) console.log(`\nNão passaram de primeira:\n${notAtOnce.join('\n')}`)
  console.log(`\n${line}`)
  return code
}

/** The closing line and the exit code of a run. A run without a passed test has failed. */
export function total(scores: readonly Score[]): { line: string; code: number } {
  const sum = (part: 'passed' | 'failed' | 'skipped' | 'flaky') => scores.reduce((all, score) => all + score[part], 0)
  const passed = sum('passed')
  const failed = sum('failed')
  const rest = (['skipped', 'flaky'] as const).filter(part => sum(part) > 0).map(part => `, ${sum(part)} ${part}`)
  const line = `${passed} passed, ${failed} failed${rest.join('')}`
  return { line, code: failed > 0 || passed === 0 ? 1 : 0 }
}
