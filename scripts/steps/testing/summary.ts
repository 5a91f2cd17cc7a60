import type { Score } from './checks.ts'

/** Tells how a step went, and all of what it printed when it failed and nobody saw it. */
export function tellScore(score: Score, { shown = false } = {}): Score {
  const { name, passed, failed, seconds, output } = score
  if (failed > 0 && !shown) console.log(`\n${output.trim()}\n`)
  const count = passed + failed > 1 ? ` (${passed} de ${passed + failed})` : ''
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}${count} ${written(seconds)}`)
  return score
}

const written = (seconds: number) => `${seconds.toFixed(1).replace('.', ',')} s`

/** Something that a run spent time on. */
export type Part = Pick<Score, 'name' | 'seconds'>

/** The times of a run's parts in one line, and of the whole (`whole`, in seconds): less than their sum, as some run side by side. */
export function times(parts: readonly Part[], whole: number): string {
  return [...parts, { name: 'ao todo', seconds: whole }]
    .map(part => `${part.name} ${written(part.seconds)}`)
    .join(' · ')
}

/** The closing line, read by machines too: every runner's counts added up; “flaky” passed only when tried again. Gives the exit code. */
export function tellTotal(scores: readonly Score[]): number {
  const { line, code } = total(scores)
  console.log(`\n${line}`)
  return code
}

/** The closing line and the exit code of a run; one in which nothing passed has failed. */
export function total(scores: readonly Score[]): { line: string; code: number } {
  const sum = (part: 'passed' | 'failed' | 'skipped' | 'flaky') => scores.reduce((all, score) => all + score[part], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  const rest = (['skipped', 'flaky'] as const).filter(part => sum(part) > 0).map(part => `, ${sum(part)} ${part}`)
  const line = `${passed} passed, ${failed} failed${rest.join('')}`
  return { line, code: failed > 0 || passed === 0 ? 1 : 0 }
}
