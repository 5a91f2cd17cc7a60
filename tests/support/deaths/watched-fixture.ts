import { startWatchdog } from '#server/platform/process/watchdog/watchdog.ts'

/** A watched process that waits for a second, or blocks its main thread for longer than the watchdog allows, and then says so. */
const [how = ''] = process.argv.slice(2)
startWatchdog({ everyMs: 50, turns: 20 })
const done = () => process.stdout.write('lived\n', () => process.exit())
process.stdout.write('begun\n')
if (how === 'blocks')
  setTimeout(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000)
    done()
  }, 200)
else setTimeout(done, 2_000)
