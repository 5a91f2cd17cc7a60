import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { log } from '../log.ts'

/** The places in the shared memory: the main thread's beats, and whether the inspector listens. The thread is handed them. */
const places = { beats: 0, inspected: 1 } as const

export interface Watch {
  /** Milliseconds between two turns of the thread. */
  everyMs: number
  /** So many turns of the thread without a beat of the main thread are a silence. */
  turns: number
}

/**
 * Ends this process with SIGKILL when its main thread has been silent for thirty seconds: in an endless loop it answers nobody, and hears no
 * signal. A thread counts its own turns instead of time: while the machine sleeps or is overloaded, both threads stand still. While the
 * inspector listens, a debugger may stop the main thread as long as it likes. The returned function ends the watch.
 */
export function startWatchdog({ everyMs, turns }: Watch = { everyMs: 1_000, turns: 30 }): () => Promise<void> {
  const signs = new Int32Array(new SharedArrayBuffer(8))
  const beat = () => {
    Atomics.add(signs, places.beats, 1)
    Atomics.store(signs, places.inspected, debuggerUrl() ? 1 : 0)
  }
  beat()
  const beating = setInterval(beat, everyMs).unref()
  const thread = new Worker(new URL('./watch.mjs', import.meta.url), {
    name: 'watchdog',
    workerData: { signs, places, everyMs, turns },
    // It holds three numbers.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  })
  thread.on('error', error => log().error({ err: error }, 'the watchdog ended'))
  thread.unref()
  return async () => {
    clearInterval(beating)
    await thread.terminate()
  }
}
