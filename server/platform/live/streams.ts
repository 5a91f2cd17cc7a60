import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import { findSession, type SignedInSession } from '../session/session-store.ts'
import { listen } from './live.ts'

interface StreamOptions {
  session: SignedInSession
  /** A channel of `live.ts`, and the payload of the messages that count. */
  channel: string
  payload: string
  /** Whether the session may still listen; checked before every event. */
  mayListen: (session: SignedInSession) => Promise<boolean>
  /** Milliseconds between two heartbeats. */
  heartbeat?: number
}

/** The most streams of one account in this process. Each visible tab has one. */
export const mostStreams = 8
const HEARTBEAT_MS = 15_000

/** The open streams by account: each entry ends one. */
const open = () => singleton('streams', () => new Map<string, Set<() => void>>())

/**
 * Server-sent events (HTML Standard §9.2) that say `changed`, without the change: the browser then reads it. `changed` is sent at
 * once, so that a reconnecting browser misses nothing, and again after the server's own connection was lost. `gone` ends the
 * stream when the session or the right to listen has ended. Answers 429 when the account has too many streams.
 */
export function openStream(options: StreamOptions): Response {
  const { session, channel, payload, heartbeat = HEARTBEAT_MS } = options
  const mine = open().get(session.actor.id) ?? new Set()
  if (mine.size >= mostStreams) return new Response('Telas demais abertas.\n', { status: 429 })
  open().set(session.actor.id, mine)
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      const sendIfAllowed = (text: string) =>
        mayStillListen(options).then(
          allowed => {
            if (!mine.has(end)) return
            if (allowed) return send(text)
            send('event: gone\ndata: \n\n')
            end()
          },
          // The database is away. Nothing is sent now; `changed` follows when it is back.
          error => log().warn({ err: error }, 'a stream could not be checked'),
        )
      const changed = () => void sendIfAllowed('event: changed\ndata: \n\n')
      const unlisten = listen(channel, { message: received => received === payload && changed(), heard: changed })
      const heartbeatTimer = setInterval(() => void sendIfAllowed(': still here\n\n'), heartbeat)
      end = () => {
        clearInterval(heartbeatTimer)
        unlisten()
        if (!mine.delete(end)) return
        if (mine.size === 0) open().delete(session.actor.id)
        try {
          controller.close()
        } catch {
          // The browser closed it first.
        }
      }
      mine.add(end)
      send('retry: 3000\n\n')
      changed()
    },
    cancel: () => end(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store, no-transform' },
  })
}

async function mayStillListen({ session, mayListen }: StreamOptions): Promise<boolean> {
  const current = await findSession(session.id)
  return current !== null && mayListen(current)
}

/** Ends every stream of this process, which would keep its server open. Browsers reconnect by themselves. */
export function closeStreams(): void {
  for (const streams of [...open().values()]) for (const end of [...streams]) end()
}
