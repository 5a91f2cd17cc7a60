import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DomainError } from '#lib/errors.ts'
import { localStorage, type Storage } from './storage.ts'

let root = ''
let store: Storage

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-storage-'))
  store = localStorage(root)
})

afterAll(() => rm(root, { recursive: true, force: true }))

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

async function* thatBreaks(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half')
  throw new Error('the line broke')
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  )
const textOf = async (folder: string, name: string, range?: { start: number; end: number }) => {
  const file = await store.open(folder, name, range)
  const chunks: Buffer[] = []
  for await (const chunk of file?.stream ?? []) chunks.push(chunk)
  return file && { size: file.size, text: Buffer.concat(chunks).toString() }
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a stream is written whole, and read whole or in part', async () => {
  expect(await store.write('a', 'x.csv', pieces('record_id;', 'titulo\n'), 100)).toEqual({
    bytes: 17,
    sha256: sha256('record_id;titulo\n'),
  })
  expect((await store.read('a', 'x.csv'))?.toString()).toBe('record_id;titulo\n')
  expect(await textOf('a', 'x.csv')).toEqual({ size: 17, text: 'record_id;titulo\n' })
  expect(await textOf('a', 'x.csv', { start: 10, end: 15 })).toEqual({ size: 17, text: 'titulo' })
  expect(await store.open('a', 'y.csv')).toBeNull()
  expect(await store.open('b', 'x.csv')).toBeNull()
})

test('a stream that is too long or breaks off leaves nothing, and a folder is written once', async () => {
  expect(await codeOf(store.write('long', 'x', pieces('12345', '67890', '1'), 10))).toBe('upload_too_large')
  expect(await codeOf(store.write('short', 'x', pieces('12345', '67890'), 10))).toBeNull()
  expect(await codeOf(store.write('broken', 'x', thatBreaks(), 10))).toBe('upload_failed')
  expect(await codeOf(store.write('short', 'x', pieces('other'), 10))).toBe('upload_failed')
  expect((await store.read('short', 'x'))?.toString()).toBe('1234567890')
  expect(await readdir(join(root, 'tmp'))).toEqual([])
  expect((await readdir(root)).sort()).toEqual(expect.not.arrayContaining(['long', 'broken']))
})

test('a full disk is told apart from other failures, and leaves no file behind (abuse case 36)', async () => {
  await mkdir(join(root, '.draft-full'))
  // Linux's device that has no space left.
  await symlink('/dev/full', join(root, '.draft-full', '640.webp'))
  const files = new Map(['320.webp', '640.webp'].map(name => [name, Buffer.from('picture')]))
  let recorded = 0
  expect(await codeOf(store.put('full', files, async () => recorded++))).toBe('disk_full')
  expect(recorded).toBe(0)
  expect((await readdir(root)).filter(name => name.includes('full'))).toEqual([])
})

test('what names a folder is recorded once its files are there, and before others find them', async () => {
  const files = new Map([['320.webp', Buffer.from('picture')]])
  const seen: unknown[] = []
  const record = async () => seen.push(await readdir(join(root, '.draft-named')), await store.read('named', '320.webp'))
  await store.put('named', files, record)
  expect(seen).toEqual([['320.webp'], null])
  expect((await store.read('named', '320.webp'))?.toString()).toBe('picture')
  const refused = new Error('no row')
  expect(await codeOf(store.put('refused', files, () => Promise.reject(refused)))).toBe(refused)
  expect((await readdir(root)).filter(name => name.includes('refused'))).toEqual([])
})
