import { isMainThread } from 'node:worker_threads'

// Loaded by `--import` into the product, so that a test can end it as a fault would: SIGUSR2 blocks the main thread for good, as an endless
// loop does and without a core's work; SIGWINCH fills the memory.

if (isMainThread) {
  process.on('SIGUSR2', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
  process.on('SIGWINCH', () => {
    for (const kept = []; ; ) kept.push(new Array(1_000_000).fill(0.5))
  })
}
