import { Client } from 'pg'
import { log } from './log.ts'
import { singleton } from './singleton.ts'

/** Who hears of a channel's messages. While the connection is lost messages are missed: whoever keeps anything must then forget it. */
export interface Listener {
  message(payload: string): void
  lost?(): void
  /** Messages arrive (again). Called at once when they already do. */
  heard?(): void
}

/** The process' one LISTEN connection. */
interface Live {
  listeners: Map<string, Set<Listener>>
  client: Client | null
  stopped: boolean
  /** Wakes the waiting between two attempts. */
  wake: () => void
  loop: Promise<void> | null
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5_000
/** How long a dead connection that never said so can go unnoticed: this and the time-out together. */
const HEARTBEAT_MS = 2_000
const HEARTBEAT_TIMEOUT_MS = 3_000
const CONNECT_TIMEOUT_MS = 5_000

const live = () =>
  singleton('live', (): Live => ({ listeners: new Map(), client: null, stopped: true, wake: () => {}, loop: null }))

/** Hears the messages of a channel until the returned function is called. `channel` is a lower-case name. */
export function listen(channel: string, listener: Listener): () => void {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`not a channel: ${channel}`)
  const state = live()
  const listeners = state.listeners.get(channel) ?? new Set()
  const isNew = listeners.size === 0
  listeners.add(listener)
  state.listeners.set(channel, listeners)
  if (state.client) greet(state.client, channel, listener, isNew)
  return () => {
    listeners.delete(listener)
  }
}

/** LISTEN counts from the moment the server answers it. */
function greet(client: Client, channel: string, listener: Listener, isNew: boolean): void {
  const answered = isNew ? client.query(`listen ${channel}`) : Promise.resolve()
  answered.then(
    () => live().client === client && listener.heard?.(),
    () => client.end().catch(() => {}),
  )
}

/** Connects, and connects again whenever the connection is lost, until `stopLive`. */
export function startLive(url: string): void {
  const state = live()
  if (!state.stopped) return
  state.stopped = false
  state.loop = keepConnected(state, url)
}

/** Closes the connection and stops reconnecting. */
export async function stopLive(): Promise<void> {
  const state = live()
  state.stopped = true
  state.wake()
  await state.client?.end().catch(() => {})
  await state.loop
}

/** Whether messages arrive at this moment. */
export const isLive = () => live().client !== null

async function keepConnected(state: Live, url: string): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!state.stopped) {
    const client = new Client({
      connectionString: url,
      application_name: 'portal-live',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    const ended = endOf(client)
    try {
      await client.connect()
      await attend(state, client)
      wait = FIRST_WAIT_MS
      await ended
    } catch (error) {
      log().warn({ err: error }, 'live connection failed')
      client.end().catch(() => {})
    }
    if (state.client) everyone(state, listener => listener.lost?.())
    state.client = null
    if (state.stopped) return
    await pause(state, wait * (0.75 + Math.random() / 2))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/** Settles when the connection ends for whatever reason, a silent death included. */
function endOf(client: Client): Promise<void> {
  return new Promise(resolve => {
    client.once('error', () => resolve())
    client.once('end', () => resolve())
    client.on('error', () => {})
  })
}

async function attend(state: Live, client: Client): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    for (const listener of state.listeners.get(channel) ?? []) listener.message(payload ?? '')
  })
  for (const channel of state.listeners.keys()) await client.query(`listen ${channel}`)
  state.client = client
  everyone(state, listener => listener.heard?.())
  beat(client)
}

/** Asks for a sign of life: an empty query, which costs the server nothing and counts as no statement. */
function beat(client: Client): void {
  const timer = setInterval(() => {
    const overdue = setTimeout(() => client.emit('error', new Error('no sign of life')), HEARTBEAT_TIMEOUT_MS)
    client.query('').then(
      () => clearTimeout(overdue),
      () => clearTimeout(overdue),
    )
  }, HEARTBEAT_MS)
  client.once('end', () => clearInterval(timer))
  client.once('error', () => clearInterval(timer))
}

function everyone(state: Live, tell: (listener: Listener) => void): void {
  for (const listeners of state.listeners.values()) for (const listener of listeners) tell(listener)
}

function pause(state: Live, ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    state.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
