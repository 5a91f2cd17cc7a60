import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from './child.ts'

/** Makes a folder when it starts, and another after its cleanup at SIGINT. */
const tidy = `
  process.on('SIGINT', () => { console.log('put away'); process.exit(130) })
  setInterval(() => {}, 1000)
  require('node:fs').mkdirSync('there')`

test.each([
  ['SIGINT', { code: 130, output: 'put away\n' }],
  [undefined, { code: null, output: '' }],
] as const)('a program that is told to stop hears %s', async (endWith, outcome) => {
  const cwd = await mkdtemp(join(tmpdir(), 'portal-child-'))
  onTestFinished(() => rm(cwd, { recursive: true, force: true }))
  const stop = new AbortController()
  const ends = runProgram(process.execPath, ['-e', tidy], { cwd, signal: stop.signal, endWith })
  await vi.waitFor(() => expect(existsSync(join(cwd, 'there'))).toBe(true), { timeout: 5_000 })
  stop.abort()
  expect(await ends).toEqual(outcome)
})
