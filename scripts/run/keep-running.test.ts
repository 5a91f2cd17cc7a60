import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { keepRunning, nextLife } from './keep-running.mjs'

const fresh = { served: false, deaths: 0, refusals: 0 }
const served = { code: null, signal: null, asked: false, served: true, lastedMs: 5_000 }
const killed = { ...served, signal: 'SIGKILL' } as const
const refused = { ...served, code: 1, served: false }

test.each([
  ['killed', killed],
  ['killed before it served', { ...killed, served: false }],
  ['ended by an error that nobody caught', { ...served, code: 1 }],
])('%s: it is started again at once', (_, end) => {
  expect(nextLife(end, fresh)).toMatchObject({ pauseMs: 250, alarm: false })
})

test.each([
  ['it refused to start', refused],
  ['it ended well', { ...served, code: 0 }],
  ['it was asked to stop, and could not close everything', { ...served, code: 1, asked: true }],
  ['an operator’s signal met it before it listened', { ...killed, signal: 'SIGTERM' } as const],
])('%s: it stays ended', (_, end) => {
  expect(nextLife(end, fresh)).toBeNull()
})

test('pauses grow with deaths in a row; the fifth raises the alarm; a minute of life begins anew', () => {
  let past = fresh
  const lives = Array.from({ length: 6 }, () => {
    const next = nextLife(killed, past)
    past = next?.past ?? past
    return [next?.pauseMs, next?.alarm]
  })
  expect(lives).toEqual([
    [250, false],
    [500, false],
    [1_000, false],
    [2_000, false],
    [30_000, true],
    [30_000, true],
  ])
  expect(nextLife({ ...killed, lastedMs: 60_000 }, past)).toMatchObject({ pauseMs: 250, past: { deaths: 1 } })
})

test('a start that refuses after a death is tried again, and not for ever', () => {
  let past = nextLife(killed, fresh)?.past ?? fresh
  for (let refusal = 1; refusal <= 10; refusal++) past = nextLife(refused, past)?.past ?? fresh
  expect(past.refusals).toBe(10)
  expect(nextLife(refused, past)).toBeNull()
  expect(nextLife(killed, past)?.past.refusals).toBe(0)
})

/** Runs one small program after the other, as if each were the next life of one process. Gives what each was handed, what was said, and the end. */
function run(programs: readonly string[], { again = true, stopAt = -1 } = {}) {
  const handed: unknown[] = []
  const said: string[] = []
  return new Promise<{ handed: unknown[]; said: string[]; end: unknown[] }>(resolve => {
    const running = keepRunning(
      death => {
        handed.push(death)
        const program = programs[handed.length - 1] ?? 'process.exit(9)'
        return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      },
      {
        again,
        end: (...end) => resolve({ handed, said, end }),
        say: line => {
          said.push(line)
          if (said.length === stopAt) running.stop('SIGTERM')
        },
      },
    )
  })
}
const dies = "process.send('serving', () => process.kill(process.pid, 'SIGKILL'))"
const fails = "process.send('serving'); process.exitCode = 3; process.disconnect()"
const ends = "process.send('stopping'); process.disconnect()"

test('a process that dies is started again until it ends well, and is handed how the one before died', async () => {
  const { handed, said, end } = await run([dies, fails, ends])
  expect(handed).toEqual([
    undefined,
    { deaths: 1, cause: 'SIGKILL', alarm: false },
    { deaths: 2, cause: 'código 3', alarm: false },
  ])
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(/^O processo \d+ parou sem que ninguém pedisse \(SIGKILL\)\. Começo de novo em 0,3 s\.$/)
  expect(end).toEqual([0, null])
})

test('other commands are run once', async () => {
  expect(await run([dies, ends], { again: false })).toMatchObject({ said: [], end: [null, 'SIGKILL'] })
})

test('a stop during the pause ends it, and nothing is started', async () => {
  const { handed, end } = await run([dies, ends], { stopAt: 1 })
  expect([handed.length, end]).toEqual([1, [0, null]])
})
