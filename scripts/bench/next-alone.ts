import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from '../steps/environment.ts'
import { freePort } from './instance.ts'
import type { House } from './part.ts'

const LONGEST_START_MS = 60_000

/** Starts `next start` with the same build on the same database, without the press in front. */
export async function startNextAlone(house: House): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...house.beside, PORT: String(port), SITE_URL: url, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const answers = () =>
    fetch(url).then(
      response => response.ok,
      () => false,
    )
  for (const started = performance.now(); !(await answers()); await wait(50)) {
    if (child.exitCode !== null) throw new OperatorError('O Next sozinho não iniciou.')
    if (performance.now() - started < LONGEST_START_MS) continue
    await stop()
    throw new OperatorError('O Next sozinho não respondeu.')
  }
  return { url, stop }
}
