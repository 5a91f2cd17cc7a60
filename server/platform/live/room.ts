import type { SignedIn } from '#lib/actor.ts'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import { findSessions } from '../session/session-store.ts'
import { listen } from './live.ts'

/** What the streams of one room listen to. */
export interface Subject {
  /** A channel of `live.ts`, and the payload of the messages that count. */
  channel: string
  payload: string
  /** Reads who may listen. Called once for each event, whatever the number of streams. */
  readRule: () => Promise<(actor: SignedIn) => boolean>
  /** Milliseconds between two heartbeats. */
  heartbeat?: number
}

/** An open stream of a session. */
export interface Member {
  sessionId: string
  accountId: string
  send: (text: string) => void
  end: () => void
}

const HEARTBEAT_MS = 15_000
const changed = 'event: changed\ndata: \n\n'
const stillHere = ': still here\n\n'
const gone = 'event: gone\ndata: \n\n'

const rooms = () => singleton('stream-rooms', () => new Map<string, Room>())

/**
 * Adds a stream to the room of its subject, sends it `changed`, and gives the function that removes it. Before each later event the room
 * checks all its streams together, with one statement for the sessions and one call of `readRule`, and ends those without the right.
 */
export function joinRoom(subject: Subject, member: Member): () => void {
  const key = `${subject.channel} ${subject.payload}`
  const room = rooms().get(key) ?? new Room(subject, () => rooms().delete(key))
  rooms().set(key, room)
  return room.add(member)
}

class Room {
  readonly #members = new Set<Member>()
  readonly #readRule: Subject['readRule']
  readonly #close: () => void
  /** The event to send after the check under way. */
  #next: string | null = null
  #checking = false

  constructor({ channel, payload, readRule, heartbeat = HEARTBEAT_MS }: Subject, onEmpty: () => void) {
    this.#readRule = readRule
    const unlisten = listen(channel, {
      message: received => received === payload && this.#announce(changed),
      heard: () => this.#announce(changed),
    })
    // A role or a session was lost: the database says whose (migration 20261122170143_users).
    const unlistenLost = listen('lost_access', {
      message: accountId => this.#includes(accountId) && this.#announce(stillHere),
    })
    const timer = setInterval(() => this.#announce(stillHere), heartbeat)
    this.#close = () => {
      clearInterval(timer)
      unlisten()
      unlistenLost()
      onEmpty()
    }
  }

  #includes(account: string): boolean {
    return [...this.#members].some(({ accountId }) => accountId === account)
  }

  add(member: Member): () => void {
    this.#members.add(member)
    member.send(`retry: 3000\n\n${changed}`)
    return () => {
      if (this.#members.delete(member) && this.#members.size === 0) this.#close()
    }
  }

  /** Sends an event after a check that begins now. Events that arrive during a check share the next one; `changed` replaces a heartbeat. */
  #announce(event: string): void {
    if (this.#next !== changed) this.#next = event
    if (!this.#checking) void this.#sendNext()
  }

  async #sendNext(): Promise<void> {
    this.#checking = true
    while (this.#next !== null) {
      const event = this.#next
      this.#next = null
      // The database is away: nothing is sent now. `changed` follows when it is back.
      await this.#send(event).catch(error => log().warn({ err: error }, 'streams could not be checked'))
    }
    this.#checking = false
  }

  async #send(event: string): Promise<void> {
    const members = [...this.#members]
    const sessions = await findSessions([...new Set(members.map(({ sessionId }) => sessionId))])
    const mayListen = await this.#readRule()
    const allowed = new Set(sessions.filter(({ actor }) => mayListen(actor)).map(({ id }) => id))
    for (const member of members) {
      if (!this.#members.has(member)) continue
      member.send(allowed.has(member.sessionId) ? event : gone)
      if (!allowed.has(member.sessionId)) member.end()
    }
  }
}
