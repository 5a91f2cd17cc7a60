import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { finish } from '../../page/page.ts'
import { openDisk } from './disk.ts'

const bookmark = { cluster: 'c', horizon: 7, mark: 'm' }

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'press-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

async function opened(path: string, version = 'build 1') {
  const warnings: string[] = []
  const log = { info() {}, error() {}, warn: (_: object, message: string) => warnings.push(message) }
  const disk = await openDisk({ folder: path, limitInBytes: 1 << 20, version, log })
  if (disk) onTestFinished(() => disk.close())
  return { disk, warnings }
}

async function page(address: string) {
  const facts = { status: 200, contentType: 'text/html', lines: [], keys: ['feed'], life: 60 }
  return { address, page: await finish({ ...facts, body: Buffer.from('x') }), expires: 9, horizon: 7 }
}

test('the next process of the same build finds the pages and the bookmark', async () => {
  const path = await folder()
  const first = await opened(path)
  await first.disk?.keep(bookmark, [await page('/')])
  await first.disk?.close()
  const { disk } = await opened(path)
  expect([disk?.bookmark, disk?.size]).toEqual([bookmark, 1])
})

test('another build drops them', async () => {
  const path = await folder()
  const first = await opened(path)
  await first.disk?.keep(bookmark, [await page('/')])
  await first.disk?.close()
  const { disk } = await opened(path, 'build 2')
  expect([disk?.bookmark, disk?.size, disk?.bytes]).toEqual([null, 0, 0])
})

test('two processes on one data folder never share their pages', async () => {
  const path = await folder()
  const first = await opened(path)
  await first.disk?.keep(bookmark, [await page('/')])
  const second = await opened(path)
  expect(second.disk?.size).toBe(0)
  expect((await readdir(path)).filter(name => /^\d+$/.test(name))).toEqual(['1', '2'])
})

test('a disk that fails later is not used for a while, with one warning and without an error', async () => {
  const path = await folder()
  const { disk, warnings } = await opened(path)
  await disk?.keep(bookmark, [await page('/')])
  await rm(join(path, '1'), { recursive: true })
  await disk?.keep(bookmark, [await page('/a')])
  await disk?.keep(bookmark, [await page('/b')])
  expect([await disk?.find('/'), await disk?.find('/a'), warnings.length]).toEqual([null, null, 1])
})
