import { setTimeout as sleep } from 'node:timers/promises'
import type { Ask } from '#server/platform/live/live.ts'
import type { Log } from '../print/printer.ts'
import { type CaughtUp, ChangeLog } from './change-log.ts'
import { hearOwnChanges, readChange } from './forget.ts'
import { thisMoment } from './hearing.ts'
import type { Keeping } from './keeping.ts'

/** Pause between two reads of the log of changes. */
const CATCH_UP_MS = 2_000

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
  /** Stops reading the log. */
  close(): void
}

/** Invalidates kept pages: at once by message, and every two seconds from the log, for messages missed while the connection was down. */
export function createChangeListener({ keeping, log, onChange }: ChangeListenerOptions): ChangeListener {
  const changes = new ChangeLog()
  let connection = 0
  let listening = false
  // While the press listens, a message follows.
  const stopHearing = hearOwnChanges(keys => {
    if (!listening) keeping.forget(keys)
  })

  function apply({ missed, isFirst, continuous }: CaughtUp): void {
    if (!continuous) keeping.forgetEverything()
    for (const { keys } of missed) keeping.forget(keys)
    if (isFirst || listening) return
    log.info({ changes: missed.length, continuous }, 'caught up with what changed meanwhile')
  }

  async function catchUp(ask: Ask, ownConnection: number): Promise<void> {
    const asked = thisMoment()
    const caughtUp = await changes.catchUp(ask)
    if (connection !== ownConnection) return
    apply(caughtUp)
    keeping.noteKnown(asked)
    if (listening) return
    listening = true
    keeping.startListening()
    onChange(true)
  }

  return {
    message(payload) {
      const change = readChange(payload)
      if (change.transaction === 0) keeping.forgetEverything()
      else {
        // The log tells a large change again unless all its messages arrived. They arrive in order, so the last one stands for all.
        if (change.last) changes.markReceived(change)
        keeping.forget(change.keys)
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
      if (!listening) keeping.startReading()
      while (connection === ownConnection) {
        await catchUp(ask, ownConnection).catch(error => {
          if (connection === ownConnection) log.warn({ err: error }, 'the log of changes could not be read')
        })
        await sleep(CATCH_UP_MS, null, { ref: false })
      }
    },
    close() {
      stopHearing()
      connection++
      listening = false
    },
  }
}
