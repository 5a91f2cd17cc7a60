import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { listen, startLive, stopLive } from '#server/platform/live/live.ts'
import { forget, PRESS_CHANNEL } from '#server/press/forget.ts'
import { purgeChanges } from '#server/press/jobs.ts'
import { openDisk } from '#server/press/keep/disk/disk.ts'
import { htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const silent = { info() {}, warn() {}, error() {} }

let folder: string
let printed: number
beforeEach(async () => {
  startLive(String(process.env.DATABASE_URL))
  folder = await mkdtemp(join(tmpdir(), 'press-'))
  printed = 0
})
afterEach(async () => {
  await stopLive()
  await rm(folder, { recursive: true, force: true })
})

/** A front door with its pages in the test's folder. Every page shows the number of its print, and its key is the article in its address. */
async function openDoor() {
  const disk = await openDisk({ folder, limitInBytes: 1 << 20, version: 'build', log: silent })
  const door = await openFrontDoor(
    (request, response) => {
      const status = request.url === '/nada' ? 404 : 200
      const keys = [`article:${request.url}`, 'site']
      htmlPage(response, `impressão ${++printed}`, { status, keys, softKeys: ['city:a'] })
    },
    { disk },
    'disconnected',
  )
  const unlisten = listen(PRESS_CHANNEL, door.press.changes)
  await expect.poll(() => door.press.state().listening).toBe(true)
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    unlisten()
    await door.press.close()
  }
  onTestFinished(close)
  return {
    ...door,
    close,
    read: async (target: string) => Number(/impressão (\d+)/.exec((await door.ask(target)).text)?.[1]),
  }
}

const change = (...keys: string[]) => db().$transaction(tx => forget(tx, keys))

test('after a restart a page comes from the disk, and a page that changed while the process was down is printed anew', async () => {
  const before = await openDoor()
  expect([await before.read('/a'), await before.read('/b'), await before.read('/nada')]).toEqual([1, 2, 3])
  await before.close()
  await change('article:/b')
  const after = await openDoor()
  expect([await after.read('/a'), await after.read('/b'), await after.read('/nada')]).toEqual([1, 4, 5])
  expect(after.press.state()).toMatchObject({ fromDisk: 1, prints: 2 })
})

test('a change that was under way while a page was written, and committed after the process ended, is not missed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow = db().$transaction(
    async tx => {
      await forget(tx, ['article:/a'])
      begun.resolve()
      await promise
    },
    { timeout: 15_000 },
  )
  await begun.promise
  // A later transaction commits first: a page printed now contains its change and not the slow one's.
  await change('article:/other')
  const before = await openDoor()
  expect(await before.read('/a')).toBe(1)
  await before.close()
  resolve()
  await slow
  expect(await (await openDoor()).read('/a')).toBe(2)
})

test('a database without the newest known change is another one: pages on disk are dropped', async () => {
  const before = await openDoor()
  await before.read('/a')
  await before.close()
  await db().$executeRaw`update press_changes set id = gen_random_uuid()`
  expect(await (await openDoor()).read('/a')).toBe(2)
})

test('the purge removes changes older than any page, and never the newest one', async () => {
  await change('article:/old')
  await db().$executeRaw`update press_changes set at = now() - interval '3 days'`
  await change('article:/new')
  await purgeChanges()
  expect((await db().pressChange.findMany()).map(({ keys }) => keys)).toEqual([['article:/new']])
  await db().$executeRaw`update press_changes set at = now() - interval '3 days'`
  await purgeChanges()
  expect(await db().pressChange.count()).toBe(1)
})
