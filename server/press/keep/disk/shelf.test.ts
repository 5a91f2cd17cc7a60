import { appendFile, mkdtemp, open, readdir, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { finish } from '../../page/page.ts'
import type { Stored } from './record.ts'
import { DiskShelf } from './shelf.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'press-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

async function opened(path: string, limit = 10 << 20) {
  const shelf = new DiskShelf(path, limit)
  await shelf.load()
  onTestFinished(() => shelf.close())
  return shelf
}

async function stored(address: string, text = 'Chuva no Recife. '.repeat(200)): Promise<Stored> {
  const draft = { status: 200, contentType: 'text/html', lines: ['x-a', 'b'], keys: ['article:1'], life: 60 }
  const page = await finish({ ...draft, body: Buffer.from(text) })
  return { address, page, expires: 123_456, horizon: 77 }
}

const filesOf = async (path: string) => (await readdir(path)).sort()

test('a page is found again byte for byte, by this process and by the next', async () => {
  const path = await folder()
  const first = await opened(path)
  const page = await stored('/recife-pe/chuva')
  await first.keep([page, await stored('/outra')])
  expect(await first.find('/recife-pe/chuva')).toEqual(page)
  expect(await first.find('/nada')).toBeNull()
  await first.close()
  const second = await opened(path)
  expect([second.size, await second.find('/recife-pe/chuva')]).toEqual([2, page])
})

test('a page of which one byte changed on the disk is not found', async () => {
  const path = await folder()
  const shelf = await opened(path)
  await shelf.keep([await stored('/a'), await stored('/b')])
  const [, pages = ''] = await filesOf(path)
  const file = await open(join(path, pages), 'r+')
  await file.write(Buffer.from([0x00, 0xff]), 0, 2, 100)
  await file.close()
  expect(await shelf.find('/a')).toBeNull()
  expect(await shelf.find('/b')).not.toBeNull()
})

test('a record that a crash cut off is missing, and all others are there', async () => {
  const path = await folder()
  const first = await opened(path)
  await first.keep([await stored('/a')])
  await first.keep([await stored('/b')])
  await first.close()
  const [list = '', pages = ''] = await filesOf(path)
  await truncate(join(path, pages), (await stat(join(path, pages))).size - 10)
  await appendFile(join(path, list), 'AAAAAAAAAAAAAAAAAAAAAA 17')
  const second = await opened(path)
  expect(await second.find('/a')).not.toBeNull()
  expect(await second.find('/b')).toBeNull()
  await second.keep([await stored('/c')])
  expect(await second.find('/c')).not.toBeNull()
})

test('the oldest pages are removed first, with their files', async () => {
  const path = await folder()
  const limit = 64 * 1024
  const shelf = await opened(path, limit)
  for (let i = 0; i < 400; i++) await shelf.keep([await stored(`/${i}`)])
  expect(shelf.bytes).toBeLessThanOrEqual(limit)
  expect(await shelf.find('/0')).toBeNull()
  expect(await shelf.find('/399')).not.toBeNull()
  const sizes = await Promise.all((await filesOf(path)).map(async name => (await stat(join(path, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limit * 1.2)
  await shelf.clear()
  expect([shelf.size, await filesOf(path)]).toEqual([0, []])
})
