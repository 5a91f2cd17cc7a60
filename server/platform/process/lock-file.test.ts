import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holder, release, take, tell, waitForTurn } from './lock-file.mjs'

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
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

test('a free lock is taken, told about, and given back', () => {
  const file = lock()
  expect(take(file)).toBeNull()
  tell(file, { url: 'http://localhost:3000' })
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

test('a holder killed with -9 loses it, and nothing is left lying about', async () => {
  const file = lock()
  const { child } = await holdElsewhere(file)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(holder(file)).toBeNull()
  expect(take(file)).toBeNull()
  expect(readdirSync(join(file, '..'))).toEqual(['portal.lock'])
})

test('a process that only got the same number later is not the holder', () => {
  const file = lock()
  writeFileSync(file, JSON.stringify({ pid: process.pid, birth: '1' }))
  expect(holder(file)).toBeNull()
  expect(take(file)).toBeNull()
})

test.runIf(process.platform === 'linux')('a dead process that nobody collected is not the holder', async () => {
  const file = lock()
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    parent.kill('SIGKILL')
  })
  const pid = Number(String((await once(parent.stdout, 'data'))[0]))
  const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  writeFileSync(file, JSON.stringify({ pid, birth: stat()[19] }))
  expect(holder(file)).toMatchObject({ pid })
  await expect.poll(() => stat()[0]).toBe('Z')
  expect(holder(file)).toBeNull()
})

test('a lock file that a crash left half-written is nobody’s', () => {
  const file = lock()
  writeFileSync(file, '{"pid":')
  expect(take(file)).toBeNull()
})

test('of many at once exactly one gets a dead holder’s lock', async () => {
  const file = lock()
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, birth: '1' }))
  const all = await Promise.all(Array.from({ length: 6 }, () => holdElsewhere(file)))
  expect(all.map(({ said }) => said).sort()).toEqual(['mine', 'taken', 'taken', 'taken', 'taken', 'taken'])
})

test('whoever waits for a turn says so once and gets it after the other', async () => {
  const file = lock()
  const { child } = await holdElsewhere(file)
  const told: string[] = []
  const turn = waitForTurn(file, () => told.push('waiting'))
  child.kill('SIGKILL')
  const done = await turn
  expect(told).toEqual(['waiting'])
  expect(holder(file)).toMatchObject({ pid: process.pid })
  done()
  expect(holder(file)).toBeNull()
})
