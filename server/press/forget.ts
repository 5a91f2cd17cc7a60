import type { Tx } from '#server/platform/db/db.ts'
import { EVERYTHING } from './keep/key-index.ts'

/** The NOTIFY channel for changes. */
export const PRESS_CHANNEL = 'press'

/** PostgreSQL accepts at most 8,000 bytes in one message. The change's id and transaction take some 60. */
const LONGEST_PAYLOAD = 7_900
/** Beyond this many bytes of keys, printing everything anew is cheaper than sending them. */
const MOST_BYTES = 64_000

/** A change that readers see: the content of a message or of a row of `press_changes`. */
export interface Change {
  id: string
  /** PostgreSQL's number of the transaction that made it. */
  transaction: number
  keys: readonly string[]
}

/** Makes every press forget the pages made from these keys (`article:…`, `feed`, `*` for all) when the transaction commits. Also writes the
 * change to the log, for a press that is not listening. Keys must not contain line breaks. */
export async function forget(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const bounded = boundedKeys(keys)
  await tx.$executeRaw`
    with change as (
      insert into press_changes (id, transaction, keys)
      values (gen_random_uuid(), pg_current_xact_id()::text::bigint, ${bounded}) returning id, transaction
    )
    select pg_notify(${PRESS_CHANNEL}, id || ' ' || transaction || E'\n' || payload)
    from change, unnest(${packKeys(bounded)}::text[]) payload`
}

/** Each key once, or `*` if they exceed 64,000 bytes. */
export function boundedKeys(keys: readonly string[]): string[] {
  const unique = [...new Set(keys)]
  const total = unique.reduce((sum, key) => sum + Buffer.byteLength(key) + 1, 0)
  return unique.includes(EVERYTHING) || total > MOST_BYTES ? [EVERYTHING] : unique
}

/** Packs keys into as few message payloads as possible, separated by line breaks. */
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

/** Reads the change in a message; a large change arrives in several. A message of another form means everything: key `*`, transaction 0. */
export function readChange(payload: string): Change {
  const [, id = '', transaction = '0', keys = EVERYTHING] = /^([\w-]+) (\d+)\n([\s\S]*)$/.exec(payload) ?? []
  return { id, transaction: Number(transaction), keys: keys.split('\n') }
}
