import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watch } from './watchdog.ts'

// The thread of watchdog.ts. It imports nothing of ours, because it lives as long as the process.

const { signs, everyMs, turns } = workerData as Watch & { signs: Int32Array }
let heard = 0
let silent = 0

setInterval(() => {
  const [beats = 0, debugged] = signs
  silent = beats === heard ? silent + 1 : 0
  heard = beats
  if (silent < turns || debugged) return
  report()
  process.kill(process.pid, 'SIGKILL')
}, everyMs)

/** The main thread's logger is of no use any more. */
function report(): void {
  const msg = `the main thread was silent for ${(turns * everyMs) / 1000} s; the watchdog ends the process`
  const event = { level: 'fatal', time: new Date().toISOString(), pid: process.pid, msg }
  try {
    writeSync(1, `${JSON.stringify(event)}\n`)
  } catch {
    // Nobody reads the log.
  }
}
