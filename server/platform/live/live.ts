import type { Client } from 'pg'
import { singleton } from '../process/singleton.ts'
import { keepConnected, queryInTurn, type Timeouts } from './connection.ts'

/** A listener to a channel's messages. Messages are missed while the connection is lost, so on `lost` a listener drops what it keeps. */
export interface Listener {
  message(payload: string): void
  lost?(): void
  /**
   * Messages arrive, or arrive again. Called at once when the connection is there already. `ask` reads on the same connection
   * what was missed.
   */
  heard?(ask: Ask): void
}

/** Runs a statement on the connection that messages arrive on. */
export type Ask = (sql: string, values: unknown[]) => Promise<{ rows: unknown[] }>

const queryOn =
  (client: Client): Ask =>
  (sql, values) =>
    queryInTurn(client, sql, values)

/** The process's one LISTEN connection. */
interface Live {
  readonly listeners: Map<string, Set<Listener>>
  /** The connection that messages arrive on; null while there is none. */
  client: Client | null
  running: { abort: AbortController; ended: Promise<void> } | null
}

const live = () => singleton('live', (): Live => ({ listeners: new Map(), client: null, running: null }))

/** Receives the messages of a channel until the returned function is called. `channel` is a lower-case name. */
export function listen(channel: string, listener: Listener): () => void {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`not a channel: ${channel}`)
  const state = live()
  const listeners = state.listeners.get(channel) ?? new Set()
  state.listeners.set(channel, listeners)
  listeners.add(listener)
  if (state.client) subscribe(state, state.client, channel, listener)
  return () => {
    listeners.delete(listener)
  }
}

/** LISTEN may be repeated without effect, and starts when the server answers. A connection that fails here ends by itself. */
function subscribe(state: Live, client: Client, channel: string, listener: Listener): void {
  queryInTurn(client, `listen ${channel}`).then(
    () => state.client === client && listener.heard?.(queryOn(client)),
    () => {},
  )
}

/** Connects, and reconnects whenever the connection is lost, until `stopLive`. */
export function startLive(url: string, timeouts?: Timeouts): void {
  const state = live()
  if (state.running) return
  const abort = new AbortController()
  const handler = { prepare: (client: Client) => prepare(state, client), lost: () => disconnected(state) }
  state.running = { abort, ended: keepConnected(url, handler, abort.signal, timeouts) }
}

/** Closes the connection and stops reconnecting. */
export async function stopLive(): Promise<void> {
  const state = live()
  state.running?.abort.abort()
  await state.running?.ended
  state.running = null
}

/** Whether messages arrive at this moment. */
export const isLive = () => live().client !== null

async function prepare(state: Live, client: Client): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    for (const listener of state.listeners.get(channel) ?? []) listener.message(payload ?? '')
  })
  for (const channel of state.listeners.keys()) await queryInTurn(client, `listen ${channel}`)
  state.client = client
  eachListener(state, listener => listener.heard?.(queryOn(client)))
}

function disconnected(state: Live): void {
  state.client = null
  eachListener(state, listener => listener.lost?.())
}

function eachListener(state: Live, call: (listener: Listener) => void): void {
  for (const listeners of state.listeners.values()) for (const listener of listeners) call(listener)
}
