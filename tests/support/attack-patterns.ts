import { parentPort, workerData } from 'node:worker_threads'
import { cpuTime } from './cpu-time.ts'

/** A regular expression of the project, where it stands, and how long a text it can be given. */
export interface Pattern {
  source: string
  flags: string
  where: string
  length: number
}

/** Milliseconds: what a pattern that reads its text once needs is far below. */
const patience = 120

/** Signs that a pattern speaks of, and some that it does not. */
function signsOf(source: string): string[] {
  const literal = source.replace(/\\[a-zA-Z]/g, '').match(/[^\\[\](){}?*+|^$]/g) ?? []
  return [...new Set([...literal.slice(0, 12), 'a', '0', ' ', '-', '<', '.', '@', '\n', '\u0000'])]
}

/** Long texts that a pattern may run over again and again: one or two of its signs repeated, and an end that fits or does not. */
function* attacksOn({ source, length }: Pattern): Generator<string> {
  const signs = signsOf(source)
  const words = source.match(/[a-z<>/-]{3,}/g) ?? []
  const pumps = [...signs, ...signs.flatMap(one => ['a', '\u0000', signs[0]].map(other => one + other)), ...words]
  for (const pump of pumps) {
    const text = pump.repeat(length / pump.length)
    for (const end of ['\u0000', `${signs[0]}\n`]) yield text + end
  }
}

/** In a thread of its own, so that a pattern that never ends can be ended: tells each pattern before it is tried, and those that are slow. */
for (const pattern of workerData as readonly Pattern[]) {
  parentPort?.postMessage({ trying: pattern.where })
  const expression = new RegExp(pattern.source, pattern.flags)
  for (const attack of attacksOn(pattern)) {
    const spent = () => cpuTime(() => attack.replace(expression, ''))
    if (spent() > patience && spent() > patience) {
      parentPort?.postMessage({
        slow: `${pattern.where} with ${attack.length} × ${JSON.stringify(attack.slice(0, 12))}`,
      })
      break
    }
  }
}
