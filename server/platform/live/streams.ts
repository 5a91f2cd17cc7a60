import { singleton } from '../process/singleton.ts'
import type { SignedInSession } from '../session/session-store.ts'
import { joinRoom, type Member, type RoomSubject } from './room.ts'

interface StreamOptions extends RoomSubject, Pick<Member, 'news'> {
  /** The session that listens. The caller has just checked its right. */
  session: SignedInSession
  /** The request's signal. Next does not cancel the stream of a browser that left before the answer began; it only aborts this. */
  signal: AbortSignal
}

/** The most streams of one account in this process. Each visible tab has one. */
export const mostStreams = 8

/** The open streams by account: each entry ends one. */
const open = () => singleton('streams', () => new Map<string, Set<() => void>>())

/**
 * Server-sent events (HTML Standard §9.2) that say `changed`, without the change: the browser then reads it. `changed` is sent at
 * once, so that a reconnecting browser misses nothing, and again after the server's own connection was lost. `gone` ends the
 * stream when the session or the right to listen has ended. A stream with `news` sends its own events, which carry the change. Answers 429
 * when the account has too many streams.
 */
export function openStream({ session, signal, news, ...subject }: StreamOptions): Response {
  const accountId = session.actor.id
  const mine = open().get(accountId) ?? new Set()
  if (mine.size >= mostStreams) return new Response('Há telas demais abertas.\n', { status: 429 })
  open().set(accountId, mine)
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      const leave = joinRoom(subject, { sessionId: session.id, accountId, send, end: () => end(), news })
      end = () => {
        leave()
        if (!mine.delete(end)) return
        if (mine.size === 0) open().delete(accountId)
        try {
          controller.close()
        } catch {
          // The browser closed it first.
        }
      }
      mine.add(end)
      signal.addEventListener('abort', () => end(), { once: true })
      if (signal.aborted) end()
    },
    cancel: () => end(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store, no-transform' },
  })
}

/** Ends every stream of this process, which would keep its server open. Browsers reconnect by themselves. */
export function closeStreams(): void {
  for (const streams of [...open().values()]) for (const end of [...streams]) end()
}
