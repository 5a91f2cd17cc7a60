import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { log } from '../process/log.ts'

/** The timeouts of a connection, in milliseconds. */
export interface Timeouts {
  /** Before the second attempt to connect; doubled after each failure. */
  firstWait: number
  longestWait: number
  /** Between two heartbeats, and for the answer to one. Together: the longest time that a dead connection goes unnoticed. */
  heartbeat: number
  answer: number
}

export interface ConnectionHandler {
  /** Prepares a new connection; it is in use once this resolves. */
  prepare(client: Client): Promise<void>
  lost(): void
}

const timeouts: Timeouts = { firstWait: 100, longestWait: 5_000, heartbeat: 2_000, answer: 3_000 }

/** Keeps one PostgreSQL connection open until the signal aborts, and reconnects whenever it is lost. Never raises. */
export async function keepConnected(
  url: string,
  handler: ConnectionHandler,
  signal: AbortSignal,
  { firstWait, longestWait, heartbeat, answer }: Timeouts = timeouts,
): Promise<void> {
  let wait = firstWait
  while (!signal.aborted) {
    const client = new Client({
      connectionString: url,
      application_name: 'portal-live',
      keepAlive: true,
      connectionTimeoutMillis: longestWait,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await inTime(handler.prepare(client), longestWait)
      wait = firstWait
      await Promise.race([endOf(client, signal), noHeartbeat(client, heartbeat, answer)])
      handler.lost()
    } catch (error) {
      if (!signal.aborted) log().warn({ err: error }, 'live connection failed')
    }
    client.end().catch(() => {})
    await sleep(wait * (0.75 + Math.random() / 2), null, { signal, ref: false }).catch(() => {})
    wait = Math.min(wait * 2, longestWait)
  }
}

const pending = new WeakMap<Client, Promise<unknown>>()

/** Runs the statements of one connection one after the other. Raises the database's errors. */
export function queryInTurn(client: Client, sql: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const answer = (pending.get(client) ?? Promise.resolve()).then(() => client.query(sql, values))
  pending.set(
    client,
    answer.catch(() => {}),
  )
  return answer
}

/** Resolves when the connection reports its end, or the signal aborts. */
function endOf(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      signal.removeEventListener('abort', end)
      resolve()
    }
    client.on('error', end)
    client.on('end', end)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}

/** Raises an error when the work takes longer than `ms`. */
async function inTime(work: Promise<void>, ms: number): Promise<void> {
  const late = sleep(ms, null, { ref: false }).then(() => Promise.reject(new Error('the database does not answer')))
  await Promise.race([work, late])
}

/** Resolves when the server does not answer a heartbeat: an empty query, which is no statement to PostgreSQL. */
async function noHeartbeat(client: Client, heartbeat: number, answer: number): Promise<void> {
  let alive = true
  while (alive) {
    await sleep(heartbeat, null, { ref: false })
    const answered = queryInTurn(client, '').then(
      () => true,
      () => false,
    )
    alive = await Promise.race([answered, sleep(answer, false, { ref: false })])
  }
}
