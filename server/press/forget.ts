import type { Tx } from '#server/platform/db.ts'
import { EVERYTHING } from './store.ts'

/** The channel on which changes are told. */
export const PRESS_CHANNEL = 'press'

/** PostgreSQL takes at most 8,000 bytes in one message. */
const LONGEST_PAYLOAD = 7_900
/** Beyond this many bytes of keys, printing everything anew is cheaper than telling. */
const MOST_BYTES = 64_000

/** Tells every press, when the transaction commits, to forget what was made from these keys (`article:…`, `feed`, `*` for all).
 * Keys carry no line break. */
export async function forget(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const payload of packKeys(keys)) await tx.$executeRaw`select pg_notify(${PRESS_CHANNEL}, ${payload})`
}

/** Packs keys into as few messages as fit. */
export function packKeys(keys: readonly string[]): string[] {
  const unique = [...new Set(keys)]
  const total = unique.reduce((sum, key) => sum + Buffer.byteLength(key) + 1, 0)
  if (unique.includes(EVERYTHING) || total > MOST_BYTES) return [EVERYTHING]
  const payloads: string[] = []
  let current = ''
  for (const key of unique) {
    const joined = current ? `${current}\n${key}` : key
    if (Buffer.byteLength(joined) <= LONGEST_PAYLOAD) current = joined
    else {
      if (current) payloads.push(current)
      current = key
    }
  }
  return current ? [...payloads, current] : payloads
}

/** The keys in a message. */
export const unpackKeys = (payload: string): string[] => payload.split('\n')
