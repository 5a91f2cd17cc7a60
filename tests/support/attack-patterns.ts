import { parentPort, workerData } from 'node:worker_threads'
import { cpuTime } from './cpu-time.ts'

/** A regular expression of the project, its location, and the longest text it can receive. */
export interface Pattern {
  source: string
  flags: string
  where: string
  length: number
}

/** Milliseconds: a pattern that reads its text once needs far less. */
const slowMs = 120

/** Characters that a pattern names, and some that it does not. */
function charactersOf(source: string): string[] {
  const literal = source.replace(/\\[a-zA-Z]/g, '').match(/[^\\[\](){}?*+|^$]/g) ?? []
  return [...new Set([...literal.slice(0, 12), 'a', '0', ' ', '-', '<', '.', '@', '\n', '\u0000'])]
}

/** Long texts that can make a pattern backtrack: one or two of its characters repeated, with an end that matches or does not. */
function* attacksOn({ source, length }: Pattern): Generator<string> {
  const signs = charactersOf(source)
  const words = source.match(/[a-z<>/-]{3,}/g) ?? []
  const pumps = [...signs, ...signs.flatMap(one => ['a', '\u0000', signs[0]].map(other => one + other)), ...words]
  for (const pump of pumps) {
    const text = pump.repeat(length / pump.length)
    for (const end of ['\u0000', `${signs[0]}\n`]) yield text + end
  }
}

/** Runs in a worker thread, so that an endless pattern can be stopped. Reports each pattern before its test, and each slow pattern. */
for (const pattern of workerData as readonly Pattern[]) {
  parentPort?.postMessage({ trying: pattern.where })
  const expression = new RegExp(pattern.source, pattern.flags)
  for (const attack of attacksOn(pattern)) {
    const spent = () => cpuTime(() => attack.replace(expression, ''))
    if (spent() > slowMs && spent() > slowMs) {
      parentPort?.postMessage({
        slow: `${pattern.where} with ${attack.length} × ${JSON.stringify(attack.slice(0, 12))}`,
      })
      break
    }
  }
}
