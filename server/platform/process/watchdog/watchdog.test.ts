import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

// Long, because a busy machine is slow.
vi.setConfig({ testTimeout: 60_000 })

const fixture = join(import.meta.dirname, '../../../../tests/support/deaths/watched-fixture.ts')

/** Starts a process that is watched and may be silent for a second (tests/support/deaths/watched-fixture.ts). */
function start(how: string, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, fixture, how], { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  child.stdout.on('data', chunk => (said += chunk))
  return { child, ended: once(child, 'close').then(() => ({ signal: child.signalCode, said })) }
}

test('a process whose main thread blocks for good is killed, and the log says why', async () => {
  const { signal, said } = await start('blocks').ended
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(said.split('\n')[1] ?? '')).toMatchObject({
    level: 'fatal',
    msg: 'the main thread was silent for 1 s; the watchdog ends the process',
  })
})

test.concurrent.each<[string, string, string[], (pid: number) => Promise<void>]>([
  ['is idle', 'waits', [], async () => {}],
  ['is held by a debugger', 'blocks', ['--inspect=127.0.0.1:0'], async () => {}],
  [
    'was stopped for longer, as a sleeping machine does',
    'waits',
    [],
    async pid => {
      process.kill(pid, 'SIGSTOP')
      await wait(1_500)
      process.kill(pid, 'SIGCONT')
    },
  ],
])('a process lives that %s', async (_, how, flags, meanwhile) => {
  const { child, ended } = start(how, flags)
  await once(child.stdout, 'data')
  await meanwhile(child.pid ?? 0)
  expect(await ended).toEqual({ signal: null, said: 'begun\nlived\n' })
})
