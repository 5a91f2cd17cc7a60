import { Client, type ClientConfig } from 'pg'
import { outageOf } from './outage.ts'
import { DatabaseSilent, type Droppable, isSilent, noteConnection, noteFailure } from './silence.ts'

/** The limits of a pool, in milliseconds. */
export interface PoolLimits {
  /** PostgreSQL ends a statement that waits longer for a lock, or runs longer. */
  lock: number
  statement: number
  /** The client gives up on a statement whose answer never comes. Longer than `statement`. */
  answer: number
}

/** A visitor waits at most five seconds for a lock; statements of nightly jobs run longer than those for pages. */
const USUAL: PoolLimits = { lock: 4_000, statement: 30_000, answer: 35_000 }

/** Milliseconds to wait for a connection: for a new one, or for a free one of the pool. */
export const CONNECT_MS = 3_000

/** The settings of a session. A statement sets them, because a pooler such as PgBouncer refuses them as startup parameters. */
const sessionOf = ({ lock, statement }: PoolLimits): string =>
  [
    `set lock_timeout = ${lock}`,
    `set statement_timeout = ${statement}`,
    // The server ends the session of a client that is gone. Otherwise it would hold its locks, and one of the server's connections.
    'set idle_in_transaction_session_timeout = 15000',
    'set client_connection_check_interval = 2000',
    'set tcp_keepalives_idle = 10',
    'set tcp_keepalives_interval = 5',
    'set tcp_keepalives_count = 3',
  ].join('; ')

/** Whether a statement is one that reports by itself, such as a cursor. */
const isSubmittable = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'submit' in statement

type Done = (error: Error | null, ...rest: unknown[]) => void

/**
 * A pool's connection that never stays stuck. It closes when the database falls silent, and does not connect meanwhile. It also closes
 * when a single statement is not answered: `pg` alone would return it to the pool with that statement still under way.
 */
class SteadyClient extends Client implements Droppable {
  readonly #session: string
  /** Ends with the newest statement of those that were asked; null when none is under way. */
  #underway: Promise<void> | null = null

  constructor(config: ClientConfig & { limits?: PoolLimits } = {}) {
    super(config)
    this.#session = sessionOf(config.limits ?? USUAL)
    // The pool has its own listener, except for moments.
    this.on('error', () => {})
    // Looked up at each call, so that whoever watches the library's client sees these statements too.
    const query = (...parts: unknown[]) => Reflect.apply(Client.prototype.query, this, parts)
    const connect = this.connect.bind(this) as (done: Done) => void
    this.query = ((...parts: unknown[]) => this.#watched(query, parts)) as Client['query']
    // A pool connects with a callback.
    this.connect = ((done: Done) => {
      if (isSilent()) return process.nextTick(done, new DatabaseSilent())
      this.once('end', noteConnection(this))
      connect(error => {
        if (!error) return this.#prepare().then(() => done(null), done)
        noteFailure()
        done(error)
      })
    }) as Client['connect']
  }

  drop(reason: Error): void {
    this.connection.stream.destroy(reason)
  }

  async #prepare(): Promise<void> {
    try {
      await this.query(this.#session)
    } catch (error) {
      this.drop(error as Error)
      throw error
    }
  }

  /** Runs a statement, which reports its failure by a callback or by a promise. */
  #watched(query: (...parts: unknown[]) => unknown, parts: unknown[]): unknown {
    const done = parts.at(-1)
    if (typeof done === 'function') {
      const noting: Done = (error, ...rest) => {
        if (error) this.#failed(error)
        done(error, ...rest)
      }
      return query(...parts.slice(0, -1), noting)
    }
    if (isSubmittable(parts[0])) return query(...parts)
    return this.#inTurn(() => query(...parts) as Promise<unknown>)
  }

  /** Runs a statement once those before it are over: `pg` gives up its own queue. */
  #inTurn(run: () => Promise<unknown>): Promise<unknown> {
    const answer = this.#underway ? this.#underway.then(run) : run()
    const over: Promise<void> = answer.then(
      () => this.#leave(over),
      error => {
        this.#failed(error)
        this.#leave(over)
      },
    )
    this.#underway = over
    return answer
  }

  #leave(over: Promise<void>): void {
    if (this.#underway === over) this.#underway = null
  }

  #failed(error: Error): void {
    if (outageOf(error)) noteFailure()
    if (error.message === 'Query read timeout') this.drop(error)
  }
}

/** The options of a `pg` pool of at most `max` connections, which never stay stuck. */
export const steadyPool = (connectionString: string | undefined, max: number, limits = USUAL) => ({
  connectionString,
  max,
  limits,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: limits.answer,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  Client: SteadyClient,
})
