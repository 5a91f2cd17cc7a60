import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// The thread of watchdog.ts. Plain JavaScript, because a thread that strips types holds a compiler's memory for good.

const { signs, places, everyMs, turns } = workerData
let heard = 0
let silent = 0

setInterval(() => {
  const beats = signs[places.beats]
  silent = beats === heard ? silent + 1 : 0
  heard = beats
  if (silent < turns || signs[places.inspected]) return
  report()
  process.kill(process.pid, 'SIGKILL')
}, everyMs)

/** The main thread's logger is of no use any more. */
function report() {
  const msg = `the main thread was silent for ${(turns * everyMs) / 1000} s; the watchdog ends the process`
  const event = { level: 'fatal', time: new Date().toISOString(), pid: process.pid, msg }
  try {
    writeSync(1, `${JSON.stringify(event)}\n`)
  } catch {
    // Nobody reads the log.
  }
}
