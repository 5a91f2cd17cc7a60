import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The exit code of a check whose archive is whole and was not restored to try it; standard error says why. */
export const NOT_TRIED = 3
const mostOutput = 4_000

/** How a script ended: its exit code, null after a signal, and the end of what it wrote to standard error. */
export interface Ended {
  code: number | null
  said: string
}

/**
 * Runs `scripts/<name>.ts` with this process's environment, in a process of its own: its memory ends with it, and readers do not wait for
 * its work. `signal` stops it.
 */
export function runScript(name: string, args: readonly string[], signal: AbortSignal): Promise<Ended> {
  const script = join(process.cwd(), 'scripts', `${name}.ts`)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=8', script, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stop = () => child.kill('SIGTERM')
    signal.addEventListener('abort', stop, { once: true })
    let said = ''
    child.stderr.on('data', chunk => {
      said = (said + chunk).slice(-mostOutput)
    })
    child.on('error', reject)
    child.on('close', code => {
      signal.removeEventListener('abort', stop)
      resolve({ code: signal.aborted ? null : code, said: said.trim() })
    })
  })
}
