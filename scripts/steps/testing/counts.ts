import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** How many tests of a run passed (and how many of these only on a retry), failed and were skipped, and the names of those that did not pass at once. */
export interface Counts {
  passed: number
  flaky: number
  failed: number
  skipped: number
  notAtOnce: string[]
}

/** A reporter that writes the counts of a Vitest run as JSON to the file that `TEST_COUNTS` names. Vitest's own JSON does not tell retries. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.TEST_COUNTS
    if (!file) throw new Error('TEST_COUNTS names no file')
    const counts: Counts = { passed: 0, flaky: 0, failed: 0, skipped: 0, notAtOnce: [] }
    for (const test of modules.flatMap(({ children }) => [...children.allTests()])) {
      const { state } = test.result()
      counts[state === 'pending' ? 'skipped' : state]++
      const isFlaky = test.diagnostic()?.flaky
      if (isFlaky) counts.flaky++
      if (isFlaky || state === 'failed') counts.notAtOnce.push(`${test.module.relativeModuleId} › ${test.fullName}`)
    }
    writeFileSync(file, JSON.stringify(counts))
  }
}
