import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { birthOf } from '#server/platform/process/process.mjs'
import { boss } from '#server/platform/work/queue.ts'
import { deaths, longestReturnMs, mortal } from '#tests/support/deaths/ways.ts'

const root = join(import.meta.dirname, '../..')

/** Starts `npm run worker` on this file's database. */
function startWorker() {
  const env = { ...process.env, ...mortal, LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'worker'], { cwd: root, stdio: 'pipe', env })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  return { child, said: () => said, lives: () => said.split('Trabalhando na fila').length - 1 }
}

/** The only child of a process. */
const childOf = (pid = 0) => Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }))

/** Queues a job and gives how it stands. */
async function queued() {
  const id = await (await boss()).send('platform.repair-clock', {})
  return async () =>
    (await db().$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`)[0]?.state
}

test('a worker that dies is working again soon, and one that is asked to stop stays ended (abuse case 37)', {
  timeout: 5 * longestReturnMs,
}, async () => {
  const { child, said, lives } = startWorker()
  const polling = { timeout: longestReturnMs, interval: 100 }
  await expect.poll(lives, polling).toBe(1)
  for (const [index, [how, signal]] of deaths.entries()) {
    const working = childOf(child.pid)
    process.kill(working, signal)
    await expect.poll(() => birthOf(working), { ...polling, message: how }).toBeNull()
    const state = await queued()
    await expect.poll(state, { ...polling, message: how }).toBe('completed')
    expect(lives(), how).toBe(index + 2)
  }
  expect(said()).toMatch(
    /parou sem que ninguém pedisse \(SIGKILL\)[\s\S]*\(SIGABRT\)[\s\S]*the main thread was silent[\s\S]*\(SIGKILL\)/,
  )
  const last = childOf(child.pid)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(birthOf(last)).toBeNull()
})
