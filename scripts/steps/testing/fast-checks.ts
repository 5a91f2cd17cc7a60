import { checkBoundaries, checkStyle, checkTypes, type Score, testUnits } from './checks.ts'
import { printScore } from './summary.ts'

/** Runs everything that needs neither database nor browser on two cores: types on one, the rest on the other. */
export async function fastChecks(signal: AbortSignal): Promise<Score[]> {
  const run = async (step: typeof checkTypes) => printScore(await step({ signal }))
  const one = async () => [await run(checkTypes), await run(checkBoundaries)]
  const other = async () => [await run(checkStyle), await run(testUnits)]
  const [first, second] = await Promise.all([one(), other()])
  signal.throwIfAborted()
  return [...first, ...second]
}
