import type { Client } from 'pg'
import { singleton } from '../process/singleton.ts'
import { askInTurn, keepConnected, type Patience } from './connection.ts'

/** A listener to a channel's messages. Messages are missed while the connection is lost: on `lost` a listener forgets what it keeps. */
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

const asker =
  (client: Client): Ask =>
  (sql, values) =>
    askInTurn(client, sql, values)

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
  if (state.client) welcome(state, state.client, channel, listener)
  return () => {
    listeners.delete(listener)
  }
}

/** LISTEN may be repeated without effect, and starts when the server answers. A connection that fails here ends by itself. */
function welcome(state: Live, client: Client, channel: string, listener: Listener): void {
  askInTurn(client, `listen ${channel}`).then(
    () => state.client === client && listener.heard?.(asker(client)),
    () => {},
  )
}

/** Connects, and reconnects whenever the connection is lost, until `stopLive`. */
export function startLive(url: string, patience?: Patience): void {
  const state = live()
  if (state.running) return
  const abort = new AbortController()
  const attendant = { attend: (client: Client) => attend(state, client), lost: () => lose(state) }
  state.running = { abort, ended: keepConnected(url, attendant, abort.signal, patience) }
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

async function attend(state: Live, client: Client): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    for (const listener of state.listeners.get(channel) ?? []) listener.message(payload ?? '')
  })
  for (const channel of state.listeners.keys()) await askInTurn(client, `listen ${channel}`)
  state.client = client
  everyone(state, listener => listener.heard?.(asker(client)))
}

function lose(state: Live): void {
  state.client = null
  everyone(state, listener => listener.lost?.())
}

function everyone(state: Live, tell: (listener: Listener) => void): void {
  for (const listeners of state.listeners.values()) for (const listener of listeners) tell(listener)
}
