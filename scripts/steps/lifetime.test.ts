import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { messageFor } from '#lib/messages.ts'

const fixture = join(import.meta.dirname, '../../tests/support/lifetime-fixture.ts')

const dataDir = mkdtempSync(join(tmpdir(), 'portal-lifetime-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

function start(...args: string[]) {
  const child = fork(fixture, args, { silent: true, env: { ...process.env, DATA_DIR: dataDir } })
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

test('a known error is told by its sentence', async () => {
  const { child, said } = start('refuse')
  expect(await end(child)).toBe(1)
  expect(said()).toContain(messageFor({ code: 'not_found', params: {} }))
})

test.each([
  ['break', 'Algo deu errado do nosso lado.', 'Invalid `prisma.$queryRaw()` invocation'],
  ['overload', messageFor({ code: 'unavailable', params: {} }), 'canceling statement'],
])(
  'what a library says (%s) goes to the log of commands, under the code that the terminal shows',
  async (way, sentence, detail) => {
    const { child, said } = start(way)
    expect(await end(child)).toBe(1)
    const line = said().find(each => each.startsWith(sentence)) ?? ''
    const [, id] = /Código do erro: (\w{8})\. O detalhe está em .*erros\.log\.$/.exec(line) ?? []
    expect(said().join('\n')).not.toMatch(/prisma|canceling|at run/i)
    const kept = readFileSync(join(dataDir, 'erros.log'), 'utf8').trim().split('\n')
    expect(kept.find(each => each.includes(`"errorId":"${id}"`))).toContain(detail)
  },
)
