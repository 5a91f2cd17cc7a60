import type { Tx } from '#server/platform/db/db.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { EVERYTHING } from './key-index.ts'

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

/** The presses of this process: each hears of a change made here before it is committed. */
const ownPresses = () => singleton('own-presses', () => new Set<(keys: readonly string[]) => void>())

/** Calls a function with the keys of every change of this process, also of one that is then rolled back, until the returned function is called.
 * For a press that cannot hear the database: what this process takes down, it does not send. */
export function hearOwnChanges(hear: (keys: readonly string[]) => void): () => void {
  ownPresses().add(hear)
  return () => ownPresses().delete(hear)
}

/** Makes every press forget the pages made from these keys (`article:…`, `feed`, `*` for all) when the transaction commits. Also writes the
 * change to the log, for a press that is not listening. Keys must not contain line breaks (decision 0023). */
export async function forget(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const bounded = boundedKeys(keys)
  for (const hear of ownPresses()) hear(bounded)
  await tx.$executeRaw`
    with change as (
      insert into press_changes (id, transaction, keys)
      values (gen_random_uuid(), pg_current_xact_id()::text::bigint, ${bounded}) returning id, transaction
    )
    select pg_notify(${PRESS_CHANNEL}, id || ' ' || transaction || payload)
    from change, unnest(${packKeys(bounded)}::text[]) payload`
}

/** Makes every press forget all pages when the transaction commits. */
export const forgetEverything = (tx: Tx): Promise<void> => forget(tx, [EVERYTHING])

/** Each key once, or `*` if they exceed 64,000 bytes. */
export function boundedKeys(keys: readonly string[]): string[] {
  const unique = [...new Set(keys)]
  const total = unique.reduce((sum, key) => sum + Buffer.byteLength(key) + 1, 0)
  return unique.includes(EVERYTHING) || total > MOST_BYTES ? [EVERYTHING] : unique
}

/** Packs keys into as few message payloads as possible: in the first line the number of messages that follow, unless it is the last one, then
 * one key a line. */
export function packKeys(keys: readonly string[]): string[] {
  const parts: string[] = []
  let current = ''
  for (const key of keys) {
    const joined = `${current}\n${key}`
    if (Buffer.byteLength(joined) <= LONGEST_PAYLOAD) current = joined
    else {
      if (current) parts.push(current)
      current = `\n${key}`
    }
  }
  if (current) parts.push(current)
  return parts.map((part, i) => (i < parts.length - 1 ? ` ${parts.length - 1 - i}${part}` : part))
}

/** A message: a change, or a part of a large one. */
export interface ChangeMessage extends Change {
  /** Whether no further message of the change follows. */
  last: boolean
}

/** Reads a message. One of another form means everything: key `*`, transaction 0. */
export function readChange(payload: string): ChangeMessage {
  const [, id = '', transaction = '0', follow, keys = EVERYTHING] =
    /^([\w-]+) (\d+)( \d+)?\n([\s\S]*)$/.exec(payload) ?? []
  return { id, transaction: Number(transaction), keys: keys.split('\n'), last: follow === undefined }
}
