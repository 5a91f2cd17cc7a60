import { join } from 'node:path'

/** The ways to die, each with the signal that brings it to a process started with `mortal`. */
export const deaths: readonly [string, NodeJS.Signals][] = [
  ['kill -9', 'SIGKILL'],
  ['a full memory', 'SIGWINCH'],
  ['an endless loop', 'SIGUSR2'],
]

/** The environment of a product that can be brought to die. Its memory is small, so that it is soon full. */
export const mortal = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'deadly-signals.mjs')} --max-old-space-size=500`,
}

/** Long, because a busy machine is slow: on a quiet one ten seconds suffice, and 45 after thirty seconds of silence. */
export const longestReturnMs = 180_000
