import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const fixture = join(import.meta.dirname, '../../tests/support/lifetime-fixture.ts')

function start(...args: string[]) {
  const child = fork(fixture, args, { silent: true })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
  return { child, said: () => output.trim().split('\n') }
}

async function end(child: ChildProcess): Promise<number | null> {
  const ends = [child.stdout, child.stderr].flatMap(stream => (stream ? [once(stream, 'close')] : []))
  await Promise.all([once(child, 'exit'), ...ends])
  return child.exitCode
}

test.each<[string, (child: ChildProcess) => void]>([
  ['Ctrl-C', child => child.kill('SIGINT')],
  ['a signal', child => child.kill('SIGTERM')],
  ['the death of its parent', child => child.disconnect()],
  [
    'one Ctrl-C that arrives twice',
    child => {
      child.kill('SIGINT')
      child.kill('SIGINT')
    },
  ],
])('%s closes everything opened, the last first, and counts as success', async (_how, stop) => {
  const { child, said } = start()
  await once(child.stdout ?? child, 'data')
  stop(child)
  expect(await end(child)).toBe(0)
  expect(said()).toEqual(['open', 'closed second', 'closed first'])
})

test('a failure closes everything too, prints its sentence without a stack, and counts as one', async () => {
  const { child, said } = start('fail')
  expect(await end(child)).toBe(1)
  expect(said().sort()).toEqual(['O disco está cheio.', 'closed first', 'closed second'])
})
