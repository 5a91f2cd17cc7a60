import { setTimeout as sleep } from 'node:timers/promises'
import type { Ask } from '#server/platform/live/live.ts'
import { hearOwnChanges, readChange } from '../forget.ts'
import type { Log } from '../print/printer.ts'
import { type CaughtUp, ChangeLog } from './change-log.ts'
import { thisMoment } from './hearing.ts'
import type { Keeping } from './keeping.ts'

/** Pause between two reads of the log of changes. Pages reach the disk at most this much later. */
const CATCH_UP_MS = 2_000
const LONGEST_CLOSE_MS = 1_000

export interface ChangeListenerOptions {
  keeping: Keeping
  log: Log
  /** Called with true when messages begin to arrive, and with false when messages may be missed. */
  onChange(listening: boolean): void
}

/** Receives changes. Fits `listen` of `server/platform/live/live.ts`. */
export interface ChangeListener {
  message(payload: string): void
  lost(): void
  heard(ask: Ask): Promise<void>
  /** Writes the pages that are not on disk yet, for one second at most, and stops reading the log. */
  close(): Promise<void>
}

/** Invalidates kept pages: at once by message, and every two seconds from the log, for messages missed while the connection or the process was
 * down. */
export function createChangeListener({ keeping, log, onChange }: ChangeListenerOptions): ChangeListener {
  const changes = new ChangeLog()
  let connection = 0
  let listening = false
  let lastAsk: Ask | null = null
  // While the press listens, a message follows. Otherwise the highest number makes copies on disk outdated too.
  const stopHearing = hearOwnChanges(keys => {
    if (!listening) keeping.forget(keys, Number.MAX_SAFE_INTEGER)
  })

  async function apply({ missed, continuous }: CaughtUp, isFirst: boolean): Promise<void> {
    if (!continuous) await keeping.forgetEverything()
    for (const { keys, transaction } of missed) keeping.forget(keys, transaction)
    if (isFirst || listening) return
    log.info({ changes: missed.length, continuous }, 'caught up with what changed meanwhile')
  }

  async function catchUp(ask: Ask, ownConnection: number): Promise<void> {
    const isFirst = changes.bookmark === null
    const asked = thisMoment()
    const caughtUp = await changes.catchUp(ask, isFirst ? keeping.bookmark : undefined)
    if (connection !== ownConnection) return
    await apply(caughtUp, isFirst)
    if (connection !== ownConnection) return
    keeping.noteKnown(asked)
    if (!listening) {
      listening = true
      keeping.startListening()
      onChange(true)
    }
    await keeping.save(caughtUp.bookmark)
  }

  return {
    message(payload) {
      const change = readChange(payload)
      if (change.transaction === 0) void keeping.forgetEverything()
      else {
        // The log tells a large change again unless all its messages arrived. They arrive in order, so the last one stands for all.
        if (change.last) changes.markReceived(change)
        keeping.forget(change.keys, change.transaction)
      }
    },
    lost() {
      connection++
      listening = false
      keeping.stopListening()
      onChange(false)
    },
    async heard(ask) {
      const ownConnection = ++connection
      lastAsk = ask
      if (!listening) keeping.startReading()
      while (connection === ownConnection) {
        await catchUp(ask, ownConnection).catch(error => {
          if (connection === ownConnection) log.warn({ err: error }, 'the log of changes could not be read')
        })
        await sleep(CATCH_UP_MS, null, { ref: false })
      }
    },
    async close() {
      const last = listening && lastAsk ? catchUp(lastAsk, connection) : Promise.resolve()
      await Promise.race([last.catch(() => {}), sleep(LONGEST_CLOSE_MS, null, { ref: false })])
      stopHearing()
      connection++
      listening = false
    },
  }
}
