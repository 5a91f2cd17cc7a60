import { addGauge } from '#server/platform/process/gauges.ts'
import type { PressState } from './counts.ts'
import type { Log } from './print/printer.ts'

const EVERY_MS = 5 * 60_000

/** Reports the state of the press in `GET /api/health`, and logs it every five minutes if it changed. Returns a function that stops this. */
export function reportState(press: { state(): PressState }, log: Log): () => void {
  const removeGauge = addGauge('press', () => press.state())
  let before = ''
  const timer = setInterval(() => {
    const state = press.state()
    const now = JSON.stringify(state)
    if (now !== before) log.info({ press: state }, 'press')
    before = now
  }, EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    removeGauge()
  }
}
