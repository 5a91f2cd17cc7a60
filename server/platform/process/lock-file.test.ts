import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addFacts, holder, release, take, waitForTurn } from './lock-file.mjs'

function lock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'portal.lock')
}

/** Starts another process that takes the lock, prints whether it could, and stays alive. */
async function holdElsewhere(file: string) {
  const code = `import { take } from '${join(import.meta.dirname, 'lock-file.mjs')}'
    console.log(take('${file}') === null ? 'mine' : 'taken'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [printed] = await once(child.stdout, 'data')
  return { child, printed: String(printed).trim() }
}

test('a free lock is taken, gets facts, and is released', () => {
  const file = lock()
  expect(take(file)).toBeNull()
  addFacts(file, { url: 'http://localhost:3000' })
  expect(holder(file)).toMatchObject({ pid: process.pid, url: 'http://localhost:3000' })
  release(file)
  expect(existsSync(file)).toBe(false)
})

test('a living holder keeps it', async () => {
  const file = lock()
  const { child } = await holdElsewhere(file)
  expect(take(file)).toMatchObject({ pid: child.pid })
  release(file)
  expect(holder(file)).toMatchObject({ pid: child.pid })
})

test('a holder killed with -9 loses it, and no other file is left', async () => {
  const file = lock()
  const { child } = await holdElsewhere(file)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(holder(file)).toBeNull()
  expect(take(file)).toBeNull()
  expect(readdirSync(join(file, '..'))).toEqual(['portal.lock'])
})

test('a process that got the same id later is not the holder', () => {
  const file = lock()
  writeFileSync(file, JSON.stringify({ pid: process.pid, birth: '1' }))
  expect(holder(file)).toBeNull()
  expect(take(file)).toBeNull()
})

test('exactly one of many processes gets a dead holder’s lock', async () => {
  const file = lock()
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, birth: '1' }))
  const all = await Promise.all(Array.from({ length: 6 }, () => holdElsewhere(file)))
  expect(all.map(({ printed }) => printed).sort()).toEqual(['mine', 'taken', 'taken', 'taken', 'taken', 'taken'])
})

test('a waiting process calls back once and gets the lock after the other', async () => {
  const file = lock()
  const { child } = await holdElsewhere(file)
  const calls: string[] = []
  const turn = waitForTurn(file, () => calls.push('waiting'))
  child.kill('SIGKILL')
  const done = await turn
  expect(calls).toEqual(['waiting'])
  expect(holder(file)).toMatchObject({ pid: process.pid })
  done()
  expect(holder(file)).toBeNull()
})
