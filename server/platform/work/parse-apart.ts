import { join } from 'node:path'
import { Piscina } from 'piscina'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import { Turns } from './turns.ts'
import { withinLimits } from './within-limits.ts'

/**
 * A parser of what strangers or masters send (decision 0337): an exported function of a file. The file may import nothing that opens the database or
 * reads the settings.
 */
export interface Parser {
  /** From the project's folder: a thread reads it itself, outside of Next's bundles. */
  file: string
  name: string
}

/**
 * Who sends the bytes: a thread for each, so that files of strangers keep neither those of the house nor people who sign in (`identity`) waiting. `seconds`
 * is the time limit of one parse, a thread's start included.
 */
const senders = {
  strangers: { seconds: 4, mostWaiting: 20, mostOfOneNetwork: 2 },
  identity: { seconds: 4, mostWaiting: 20, mostOfOneNetwork: 2 },
  house: { seconds: 8, mostWaiting: 50, mostOfOneNetwork: 50 },
} as const

export interface Sender {
  sender: keyof typeof senders
  /** The sender's network: each has its turn. None for works that are counted elsewhere. */
  from?: string | undefined
}

/** A parse's memory; its results are small. The code of a parser takes ten. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 }

/** Milliseconds until an idle thread ends, so that the process does not keep its memory. */
const idleTimeout = 5_000

const threadOf = (sender: Sender['sender']) =>
  singleton(`parsing-${sender}`, () => {
    const { seconds, ...waiting } = senders[sender]
    const pool = new Piscina({ minThreads: 0, maxThreads: 1, idleTimeout, resourceLimits })
    // A thread may fail between two parses. Without a listener that would end the process.
    pool.on('error', error => log().error({ err: error }, 'a parsing thread failed'))
    return { pool, seconds, turns: new Turns({ atOnce: 1, ...waiting, refusal: 'parsers_busy' }) }
  })

/**
 * Runs a parser on a thread of its own, with a limit of memory and of time that ends the thread. `task` and the result are copied between the threads.
 * Raises parse_too_heavy, parsers_busy, and what the parser raises, without its class and fields.
 */
export async function parseApart<Result>(
  { file, name }: Parser,
  task: unknown,
  { sender, from }: Sender,
): Promise<Result> {
  const { pool, seconds, turns } = threadOf(sender)
  const filename = join(/* turbopackIgnore: true */ process.cwd(), file)
  const parse = () =>
    withinLimits({ name, seconds, refusal: 'parse_too_heavy' }, signal => pool.run(task, { filename, name, signal }))
  return turns.take(parse, from === undefined ? {} : { from })
}
