import { setTimeout as sleep } from 'node:timers/promises'
import type { Ask } from '#server/platform/live/live.ts'
import { readChange } from '../forget.ts'
import type { Log } from '../print/printer.ts'
import { type CaughtUp, ChangeLog } from './change-log.ts'
import type { Keeping } from './keeping.ts'

/** Between two looks into the log of changes: what is on disk is as old as this at most. */
const ROUND_MS = 2_000
const LONGEST_CLOSE_MS = 1_000

export interface ChangeListenerOptions {
  kept: Keeping
  log: Log
  /** Told when messages begin to arrive, and when they may be missed. */
  onChange(listening: boolean): void
}

/** What hears of changes; fits `listen` of `server/platform/live/live.ts`. */
export interface ChangeListener {
  message(payload: string): void
  lost(): void
  heard(ask: Ask): Promise<void>
  /** Writes what is not on disk yet. */
  close(): Promise<void>
}

/** Tells what is kept of every change: by message as it happens, and from the log after the connection was lost or the process away. */
export function createChangeListener({ kept, log, onChange }: ChangeListenerOptions): ChangeListener {
  const changes = new ChangeLog()
  let connection = 0
  let listening = false
  let asking: Ask | null = null

  async function apply({ missed, continuous }: CaughtUp, isFirst: boolean): Promise<void> {
    if (!continuous) await kept.forgetEverything()
    for (const { keys, transaction } of missed) kept.forget(keys, transaction)
    if (isFirst || listening) return
    log.info({ changes: missed.length, continuous }, 'caught up with what changed meanwhile')
  }

  async function round(ask: Ask, mine: number): Promise<void> {
    const isFirst = changes.bookmark === null
    const caughtUp = await changes.catchUp(ask, isFirst ? kept.bookmark : undefined)
    if (connection !== mine) return
    await apply(caughtUp, isFirst)
    if (connection !== mine) return
    if (!listening) {
      listening = true
      kept.startListening()
      onChange(true)
    }
    await kept.save(caughtUp.bookmark)
  }

  return {
    message(payload) {
      const change = readChange(payload)
      if (change.transaction === 0) void kept.forgetEverything()
      else {
        changes.hear(change)
        kept.forget(change.keys, change.transaction)
      }
    },
    lost() {
      connection++
      listening = false
      kept.stopListening()
      onChange(false)
    },
    async heard(ask) {
      const mine = ++connection
      asking = ask
      while (connection === mine) {
        await round(ask, mine).catch(error => {
          if (connection === mine) log.warn({ err: error }, 'the log of changes could not be read')
        })
        await sleep(ROUND_MS, null, { ref: false })
      }
    },
    async close() {
      const last = listening && asking ? round(asking, connection) : Promise.resolve()
      await Promise.race([last.catch(() => {}), sleep(LONGEST_CLOSE_MS, null, { ref: false })])
      connection++
      listening = false
    },
  }
}
