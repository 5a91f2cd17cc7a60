import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import { findSession, type SignedInSession } from '../session/session-store.ts'
import { listen } from './live.ts'

interface StreamOptions {
  session: SignedInSession
  /** A channel of `live.ts`, and the messages of it that are meant. */
  channel: string
  payload: string
  /** Whether somebody may still listen; asked again before every word. */
  mayListen: (session: SignedInSession) => Promise<boolean>
  /** Milliseconds between two signs of life. */
  heartbeat?: number
}

/** What one account may hold open in this process: a tab that is looked at holds one. */
export const mostStreams = 8
const HEARTBEAT_MS = 15_000

/** Everybody's open streams, by account: each entry ends one. */
const open = () => singleton('streams', () => new Map<string, Set<() => void>>())

/**
 * Server-sent events (HTML Standard §9.2) that say when something changed, and not what: whoever hears `changed` asks for it. Said at once, so
 * that whoever comes back misses nothing, and after the house itself could not hear. Ends with `gone` when the session or the right to
 * listen has ended. Answers 429 when the account holds too many.
 */
export function openStream(options: StreamOptions): Response {
  const { session, channel, payload, heartbeat = HEARTBEAT_MS } = options
  const mine = open().get(session.actor.id) ?? new Set()
  if (mine.size >= mostStreams) return new Response('Telas demais abertas.\n', { status: 429 })
  open().set(session.actor.id, mine)
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      const tell = (text: string) =>
        stillMay(options).then(
          may => {
            if (!mine.has(end)) return
            if (may) return say(text)
            say('event: gone\ndata: \n\n')
            end()
          },
          // The database is away: nothing is told, and what was missed is asked for when it is back.
          error => log().warn({ err: error }, 'a stream could not be checked'),
        )
      const changed = () => void tell('event: changed\ndata: \n\n')
      const unlisten = listen(channel, { message: said => said === payload && changed(), heard: changed })
      const beat = setInterval(() => void tell(': still here\n\n'), heartbeat)
      end = () => {
        clearInterval(beat)
        unlisten()
        if (!mine.delete(end)) return
        if (mine.size === 0) open().delete(session.actor.id)
        try {
          controller.close()
        } catch {
          // The browser went first.
        }
      }
      mine.add(end)
      say('retry: 3000\n\n')
      changed()
    },
    cancel: () => end(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store, no-transform' },
  })
}

async function stillMay({ session, mayListen }: StreamOptions): Promise<boolean> {
  const standing = await findSession(session.id)
  return standing !== null && mayListen(standing)
}

/** Ends every stream of this process, which would hold its server open; browsers come back by themselves. */
export function closeStreams(): void {
  for (const streams of [...open().values()]) for (const end of [...streams]) end()
}
