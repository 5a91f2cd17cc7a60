import type { SignedIn } from '#lib/actor.ts'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import { findSessions } from '../session/session-store.ts'
import { listen } from './live.ts'

/** What the streams of one room listen to. */
export interface RoomSubject {
  /** A channel of `live.ts`, and the payload of the messages that count; null for all messages. */
  channel: string
  payload: string | null
  /** Reads who may listen. Called once for each event, whatever the number of streams. */
  readRule: () => Promise<(actor: SignedIn) => boolean>
  /** Further channels, whose messages with the payload are sent under a name of their own. */
  also?: readonly { channel: string; event: string }[]
  /** Milliseconds between two heartbeats. */
  heartbeat?: number
}

/** An open stream of a session. */
export interface Member {
  sessionId: string
  accountId: string
  send: (text: string) => void
  end: () => void
  /** Writes the member's own event in place of `changed`, with what changed; null when nothing did. */
  news?: () => Promise<string | null>
}

const HEARTBEAT_MS = 15_000
const RECONNECT_MS = 3_000
const changed = 'event: changed\ndata: \n\n'
const stillHere = ': still here\n\n'
const gone = 'event: gone\ndata: \n\n'

/** Tells a browser how long to wait before it reconnects. Each gets another time: all streams of a newsroom end together when the server restarts. */
const retry = () => `retry: ${Math.round(RECONNECT_MS * (0.5 + Math.random()))}\n\n`

const rooms = () => singleton('stream-rooms', () => new Map<string, Room>())

/**
 * Adds a stream to the room of its subject, sends it `changed` or its own news, and gives the function that removes it. Before each later
 * event the room checks all its streams together, with one statement for the sessions and one call of `readRule`, and ends those without the
 * right.
 */
export function joinRoom(subject: RoomSubject, member: Member): () => void {
  const key = `${subject.channel} ${subject.payload}`
  const room = rooms().get(key) ?? new Room(subject, () => rooms().delete(key))
  rooms().set(key, room)
  return room.add(member)
}

class Room {
  readonly #members = new Set<Member>()
  readonly #readRule: RoomSubject['readRule']
  readonly #close: () => void
  /** The events to send after the check under way. */
  readonly #next = new Set<string>()
  #checking = false
  /** A `changed` failed half way: the next heartbeat becomes one. */
  #owes = false

  constructor({ channel, payload, readRule, also = [], heartbeat = HEARTBEAT_MS }: RoomSubject, onEmpty: () => void) {
    this.#readRule = readRule
    const tell = (text: string) => (received: string) =>
      (payload === null || received === payload) && this.#announce(text)
    const unlisten = [
      listen(channel, { message: tell(changed), heard: () => this.#announce(changed) }),
      ...also.map(({ channel: other, event }) => listen(other, { message: tell(`event: ${event}\ndata: \n\n`) })),
    ]
    // A role or a session was lost: the database says whose (prisma/sql/roles.sql).
    const unlistenLost = listen('lost_access', {
      message: accountId => this.#includes(accountId) && this.#announce(stillHere),
    })
    const timer = setInterval(() => this.#announce(this.#owes ? changed : stillHere), heartbeat)
    this.#close = () => {
      clearInterval(timer)
      for (const stop of unlisten) stop()
      unlistenLost()
      onEmpty()
    }
  }

  #includes(account: string): boolean {
    return [...this.#members].some(({ accountId }) => accountId === account)
  }

  add(member: Member): () => void {
    this.#members.add(member)
    member.send(member.news ? retry() : retry() + changed)
    if (member.news) this.#announce(changed)
    return () => {
      if (this.#members.delete(member) && this.#members.size === 0) this.#close()
    }
  }

  /** Sends an event after a check that begins now. Events that arrive during a check share the next one; an event replaces a heartbeat. */
  #announce(event: string): void {
    if (event !== stillHere) this.#next.delete(stillHere)
    if (event !== stillHere || this.#next.size === 0) this.#next.add(event)
    if (!this.#checking) void this.#sendNext()
  }

  async #sendNext(): Promise<void> {
    this.#checking = true
    while (this.#next.size > 0) {
      const events = [...this.#next]
      this.#next.clear()
      if (events.includes(changed)) this.#owes = false
      // The database is away: nothing is sent now. `changed` follows when it is back, or with the next heartbeat.
      await this.#send(events).catch(error => {
        this.#owes ||= events.includes(changed)
        log().warn({ err: error }, 'streams could not be checked')
      })
    }
    this.#checking = false
  }

  async #send(events: readonly string[]): Promise<void> {
    const members = [...this.#members]
    const sessions = await findSessions([...new Set(members.map(({ sessionId }) => sessionId))])
    const mayListen = await this.#readRule()
    const allowed = new Set(sessions.filter(({ actor }) => mayListen(actor)).map(({ id }) => id))
    for (const member of members) {
      const mayListenOn = allowed.has(member.sessionId)
      const text = mayListenOn ? await textFor(member, events) : gone
      if (!this.#members.has(member)) continue
      if (text !== null) member.send(text)
      if (!mayListenOn) member.end()
    }
  }
}

/** The events as a member gets them: with its own news in place of `changed`. Null for nothing. */
async function textFor({ news }: Member, events: readonly string[]): Promise<string | null> {
  if (!news || !events.includes(changed)) return events.join('')
  const others = events.filter(event => event !== changed).join('')
  return ((await news()) ?? '') + others || null
}
