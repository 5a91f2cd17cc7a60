import type { Tx } from '#server/platform/db/db.ts'
import { EVERYTHING } from './keep/key-index.ts'

/** The channel on which changes are told. */
export const PRESS_CHANNEL = 'press'

/** PostgreSQL takes at most 8,000 bytes in one message, of which the change's name takes some 60. */
const LONGEST_PAYLOAD = 7_900
/** Beyond this many bytes of keys, printing everything anew is cheaper than telling. */
const MOST_BYTES = 64_000

/** A change that readers see, as a message or a row of `press_changes` tells it. */
export interface Change {
  id: string
  /** PostgreSQL's number of the transaction that made it. */
  transaction: number
  keys: readonly string[]
}

/** Tells every press, when the transaction commits, to forget what was made from these keys (`article:…`, `feed`, `*` for all), and
 * writes it down for those that cannot hear it now. Keys carry no line break. */
export async function forget(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const told = boundedKeys(keys)
  await tx.$executeRaw`
    with change as (
      insert into press_changes (id, transaction, keys)
      values (gen_random_uuid(), pg_current_xact_id()::text::bigint, ${told}) returning id, transaction
    )
    select pg_notify(${PRESS_CHANNEL}, id || ' ' || transaction || E'\n' || payload)
    from change, unnest(${packKeys(told)}::text[]) payload`
}

/** Each key once, or everything when they are too many to tell. */
export function boundedKeys(keys: readonly string[]): string[] {
  const unique = [...new Set(keys)]
  const total = unique.reduce((sum, key) => sum + Buffer.byteLength(key) + 1, 0)
  return unique.includes(EVERYTHING) || total > MOST_BYTES ? [EVERYTHING] : unique
}

/** Packs keys into as few messages as fit. */
export function packKeys(keys: readonly string[]): string[] {
  const payloads: string[] = []
  let current = ''
  for (const key of keys) {
    const joined = current ? `${current}\n${key}` : key
    if (Buffer.byteLength(joined) <= LONGEST_PAYLOAD) current = joined
    else {
      if (current) payloads.push(current)
      current = key
    }
  }
  return current ? [...payloads, current] : payloads
}

/** The change in a message, or the part of it that the message carries. A message of another form means everything. */
export function readChange(payload: string): Change {
  const [, id = '', transaction = '0', keys = EVERYTHING] = /^([\w-]+) (\d+)\n([\s\S]*)$/.exec(payload) ?? []
  return { id, transaction: Number(transaction), keys: keys.split('\n') }
}
