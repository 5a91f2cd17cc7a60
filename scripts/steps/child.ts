import { spawn } from 'node:child_process'

/** The result of a program: its exit code (null when a signal ended it) and its output, both streams together. */
export interface Outcome {
  code: number | null
  output: string
}

interface ProgramOptions {
  cwd: string
  env?: NodeJS.ProcessEnv
  signal?: AbortSignal
  show?: boolean
  endWith?: NodeJS.Signals
}

/**
 * Runs a program to its end and collects its output; with `show` the output also appears on the console at once. An aborted `signal` ends
 * the program with SIGTERM, or with the signal at which it cleans up.
 */
export function runProgram(program: string, args: string[], options: ProgramOptions): Promise<Outcome> {
  const { cwd, env = process.env, signal, show = false, endWith = 'SIGTERM' } = options
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => child.kill(endWith)
    signal?.addEventListener('abort', end, { once: true })
    let output = ''
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', chunk => {
        output += chunk
        if (show) process[stream].write(chunk)
      })
    }
    child.on('error', reject)
    child.on('close', code => {
      signal?.removeEventListener('abort', end)
      resolve({ code, output })
    })
  })
}
