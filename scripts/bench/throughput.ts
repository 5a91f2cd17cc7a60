import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from './instance.ts'
import type { Generator, Load } from './load.ts'
import { quantile } from './numbers.ts'

const CONNECTIONS = 16
const ROUNDS = 3
const SECONDS = 3

/** Loads several addresses in turns, so that a noisy moment of the machine meets all of them. Gives each one's round of median
 * throughput. */
export async function compare<Name extends string>(
  generate: Generator,
  addresses: Record<Name, string>,
  signal: AbortSignal,
): Promise<Record<Name, Load>> {
  const entries = Object.entries<string>(addresses)
  const rounds = new Map<string, Load[]>(entries.map(([name]) => [name, []]))
  for (const [, url] of entries) await generate(url, { connections: CONNECTIONS, seconds: 1 })
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of entries) {
      signal.throwIfAborted()
      rounds.get(name)?.push(await generate(url, { connections: CONNECTIONS, seconds: SECONDS }))
    }
  }
  const middle = entries.map(([name]) => [name, middleOf(rounds.get(name) ?? [])])
  return Object.fromEntries(middle) as Record<Name, Load>
}

function middleOf(loads: Load[]): Load {
  const middle = quantile(
    loads.map(load => load.requestsPerSecond),
    0.5,
  )
  const found = loads.find(load => load.requestsPerSecond === middle)
  if (!found) throw new Error('nothing was measured')
  return found
}

/** A process that only sends the bytes of an address. */
export async function startBareServer(address: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [String(port), address])
  await once(child, 'message')
  return { url: `http://localhost:${port}${new URL(address).pathname}`, stop: () => child.kill() }
}
