import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { answers, fellSilent, wasRefused } from '../db/silence.ts'
import { log } from '../process/log.ts'

/** The timeouts of a connection, in milliseconds. */
export interface Timeouts {
  /** Before the second attempt to connect; doubled after each failure. */
  firstWait: number
  longestWait: number
  /** For a new connection, until messages arrive on it. */
  connect: number
  /** Between two heartbeats, and for the answer to one. Together: the longest time that a silent database goes unnoticed. */
  heartbeat: number
  answer: number
}

export interface ConnectionHandler {
  /** Prepares a new connection; it is in use once this resolves. */
  prepare(client: Client): Promise<void>
  lost(): void
}

/** A visitor waits at most five seconds for an answer, so the silence is noticed within three. */
const timeouts: Timeouts = { firstWait: 100, longestWait: 1_000, connect: 2_500, heartbeat: 1_000, answer: 2_000 }

/**
 * Keeps one PostgreSQL connection open until the signal aborts, and reconnects whenever it is lost. Notes whether the database answers,
 * is silent or refuses (`db/silence.ts`). Never raises.
 */
export async function keepConnected(
  url: string,
  handler: ConnectionHandler,
  signal: AbortSignal,
  { firstWait, longestWait, connect, heartbeat, answer }: Timeouts = timeouts,
): Promise<void> {
  let wait = firstWait
  let failures = 0
  let late = 0
  while (!signal.aborted) {
    const client = new Client({ connectionString: url, application_name: 'portal-live', keepAlive: true })
    client.on('error', () => {})
    try {
      await inTime(
        client.connect().then(() => handler.prepare(client)),
        connect,
      )
      answers()
      wait = firstWait
      failures = 0
      late = 0
      const end = await Promise.race([endOf(client, signal), noHeartbeat(client, heartbeat, answer)])
      handler.lost()
      if (end === 'silent') fellSilent()
      else if (!signal.aborted) wasRefused()
    } catch (error) {
      handler.lost()
      late = error instanceof Late ? late + 1 : 0
      // One late connection alone is a busy moment, such as the start of this process.
      if (late > 1) fellSilent()
      else if (late === 0) wasRefused()
      // An outage lasts many attempts, and its log entries would say the same.
      if (!signal.aborted && failures++ % 60 === 0) log().warn({ err: error }, 'live connection failed')
    }
    // A polite end would wait for a server that does not listen.
    if (signal.aborted) client.end().catch(() => {})
    else client.connection.stream.destroy()
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
function endOf(client: Client, signal: AbortSignal): Promise<'ended'> {
  return new Promise(resolve => {
    const end = () => {
      signal.removeEventListener('abort', end)
      resolve('ended')
    }
    client.on('error', end)
    client.on('end', end)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}

class Late extends Error {}

/** Raises `Late` when the work takes longer than `ms`. */
async function inTime(work: Promise<void>, ms: number): Promise<void> {
  const late = patience(ms).then(() => Promise.reject(new Late('the database does not answer')))
  await Promise.race([work, late])
}

/** Resolves when the server does not answer a heartbeat, an empty query, which is no statement to PostgreSQL; or when the connection ends. */
async function noHeartbeat(client: Client, heartbeat: number, answer: number): Promise<'silent' | 'ended'> {
  for (;;) {
    await sleep(heartbeat, null, { ref: false })
    const answered = queryInTurn(client, '').then(
      () => 'alive' as const,
      () => 'ended' as const,
    )
    const found = await Promise.race([answered, patience(answer).then(() => 'silent' as const)])
    if (found !== 'alive') return found
  }
}

const TICK_MS = 50

/** Waits in ticks of the process's own time. A process that was busy or suspended finds its timer due before it could read an answer, so a long
 * tick counts as one. */
async function patience(ms: number): Promise<void> {
  for (let left = Math.ceil(ms / TICK_MS); left > 0; left--) await sleep(TICK_MS, null, { ref: false })
}
