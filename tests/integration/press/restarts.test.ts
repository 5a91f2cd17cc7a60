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

/** A house with its pages on the test's disk: every page bears the number of its print, and is made from the article in its address. */
async function openHouse() {
  const disk = await openDisk({ folder, limitInBytes: 1 << 20, version: 'build', log: silent })
  const door = await openFrontDoor(
    (request, response) => {
      const status = request.url === '/nada' ? 404 : 200
      const keys = [`article:${request.url}`, 'site']
      htmlPage(response, `impressão ${++printed}`, { status, keys, softKeys: ['city:a'] })
    },
    { disk },
    'unheard',
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

test('after a restart a page comes from the disk, and what changed while the house was away is printed anew', async () => {
  const before = await openHouse()
  expect([await before.read('/a'), await before.read('/b'), await before.read('/nada')]).toEqual([1, 2, 3])
  await before.close()
  await change('article:/b')
  const after = await openHouse()
  expect([await after.read('/a'), await after.read('/b'), await after.read('/nada')]).toEqual([1, 4, 5])
  expect(after.press.state()).toMatchObject({ fromDisk: 1, prints: 2 })
})

test('a page on disk is forgotten by a message like one in memory, and stays so over a restart', async () => {
  const before = await openHouse()
  expect(await before.read('/a')).toBe(1)
  await before.close()
  const after = await openHouse()
  await change('article:/a')
  await expect.poll(() => after.read('/a')).toBe(2)
  await after.close()
  // Kept, or printed a third time if another transaction of the cluster was still under way when it was written.
  expect(await (await openHouse()).read('/a')).toBeGreaterThanOrEqual(2)
})

// Once more where a transaction of the cluster, another file's, was under way when the page was written: then it is not trusted, and printed anew.
test('a page that grew old while the house was away is sent once more from the disk, and then printed anew', {
  retry: 3,
}, async () => {
  const before = await openHouse()
  expect(await before.read('/a')).toBe(1)
  await before.close()
  await change('city:a')
  const after = await openHouse()
  expect([await after.read('/a'), await after.read('/a')]).toEqual([1, 1])
  await expect.poll(() => after.read('/a')).toBe(2)
  await after.close()
  expect(await (await openHouse()).read('/a')).toBe(2)
})

test('an old page is not written to disk as if it were new', async () => {
  const before = await openHouse()
  expect(await before.read('/a')).toBe(1)
  await change('city:a')
  await expect.poll(() => before.press.state().memory.pages).toBe(1)
  await before.close()
  const after = await openHouse()
  expect(await after.read('/a')).toBe(2)
})

test('a change to everything leaves nothing', async () => {
  const before = await openHouse()
  await before.read('/a')
  await before.close()
  await change('*')
  expect(await (await openHouse()).read('/a')).toBe(2)
})

test('a change that was under way while a page was written, and committed after the house ended, is not overlooked', async () => {
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
  // Later transactions commit first: a page printed now has seen them and not the slow one.
  await change('article:/other')
  const before = await openHouse()
  expect(await before.read('/a')).toBe(1)
  await before.close()
  resolve()
  await slow
  expect(await (await openHouse()).read('/a')).toBe(2)
})

test('a database that does not know what this house knew is another one: nothing is believed', async () => {
  const before = await openHouse()
  await before.read('/a')
  await before.close()
  await db().$executeRaw`update press_changes set id = gen_random_uuid()`
  expect(await (await openHouse()).read('/a')).toBe(2)
})

test('a page bears its own time: it is not shown from the disk after it', async () => {
  const disk = await openDisk({ folder, limitInBytes: 1 << 20, version: 'build', log: silent })
  const next = (_: unknown, response: Parameters<typeof htmlPage>[0]) =>
    htmlPage(response, `impressão ${++printed}`, { keys: ['site'], life: 1 })
  const door = await openFrontDoor(next, { disk }, 'unheard')
  const unlisten = listen(PRESS_CHANNEL, door.press.changes)
  await expect.poll(() => door.press.state().listening).toBe(true)
  await door.ask('/')
  unlisten()
  await door.press.close()
  await new Promise(resolve => setTimeout(resolve, 1_100))
  expect((await (await openHouse()).ask('/')).text).toContain('impressão 2')
})

test('the log loses what is older than any page, and never its newest line', async () => {
  await change('article:/old')
  await db().$executeRaw`update press_changes set at = now() - interval '3 days'`
  await change('article:/new')
  await purgeChanges()
  expect((await db().pressChange.findMany()).map(({ keys }) => keys)).toEqual([['article:/new']])
  await db().$executeRaw`update press_changes set at = now() - interval '3 days'`
  await purgeChanges()
  expect(await db().pressChange.count()).toBe(1)
})
