import { singleton } from '../process/singleton.ts'

/** Milliseconds after a failure of the database during which it counts as away. */
const AWAY_MS = 5_000

/** A connection that can be closed at once, without a word to the server. */
export interface Droppable {
  drop(reason: Error): void
}

interface Silence {
  /** Whether the heartbeat of `live/connection.ts` goes unanswered. In a process without it, the database counts as answering. */
  silent: boolean
  /** Whether the connection with the heartbeat is lost. */
  lost: boolean
  /** The last failure of a connection or statement that was the database's, by `performance.now()`. */
  failedAt: number
  readonly connections: Set<Droppable>
  readonly waiting: Set<() => unknown>
}

const state = () =>
  singleton(
    'database-silence',
    (): Silence => ({
      silent: false,
      lost: false,
      failedAt: Number.NEGATIVE_INFINITY,
      connections: new Set(),
      waiting: new Set(),
    }),
  )

/** Raised instead of waiting for a database that answers nothing. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database does not answer')
    this.name = 'DatabaseSilent'
  }
}

/** Whether the database answers nothing at all, neither yes nor no. Pools refuse connections meanwhile (decision 0163). */
export const isSilent = (): boolean => state().silent

/** Whether the database is silent, or failed within the last seconds: a failed request is then the database's failure. */
export const isAway = (): boolean => isSilent() || performance.now() - state().failedAt < AWAY_MS

/** Notes an open connection, which is dropped when the database falls silent. The returned function takes the note back. */
export function noteConnection(connection: Droppable): () => void {
  const { connections } = state()
  connections.add(connection)
  return () => connections.delete(connection)
}

/** Notes that a connection or statement failed because of the database. */
export function noteFailure(): void {
  state().failedAt = performance.now()
}

/** The database does not answer: drops all connections, so that statements under way fail at once. */
export function fellSilent(): void {
  const current = state()
  Object.assign(current, { silent: true, lost: true })
  for (const connection of [...current.connections]) connection.drop(new DatabaseSilent())
}

/** The database closed or refused the connection with the heartbeat. Others may still work, so they are neither dropped nor refused. */
export function wasRefused(): void {
  Object.assign(state(), { silent: false, lost: true })
}

/** The database answers. */
export function answers(): void {
  const current = state()
  const wasLost = current.lost
  Object.assign(current, { silent: false, lost: false })
  if (wasLost) for (const call of current.waiting) call()
}

/** Calls a function whenever the database answers again, until the returned function is called. */
export function whenBack(call: () => unknown): () => void {
  const { waiting } = state()
  waiting.add(call)
  return () => waiting.delete(call)
}
