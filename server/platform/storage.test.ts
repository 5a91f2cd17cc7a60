import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DomainError } from '#lib/errors.ts'
import { localStorage, type Storage } from './storage.ts'

const mebibyte = 1024 * 1024
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

test('200 MB are written with little memory: the source is read as fast as the disk writes', async () => {
  const piece = Buffer.alloc(64 * 1024, 'x')
  const count = (200 * mebibyte) / piece.length
  let mostAhead = 0
  const written = () => {
    const drafts = readdirSync(join(root, 'tmp')).flatMap(draft =>
      readdirSync(join(root, 'tmp', draft)).map(name => statSync(join(root, 'tmp', draft, name)).size),
    )
    return drafts.reduce((sum, size) => sum + size, 0)
  }
  async function* source(): AsyncGenerator<Uint8Array> {
    for (let given = 0; given < count; given++) {
      if (given % 50 === 0) mostAhead = Math.max(mostAhead, given * piece.length - written())
      yield piece
    }
  }
  expect((await store.write('large', 'x', source(), 300 * mebibyte)).bytes).toBe(200 * mebibyte)
  expect(mostAhead).toBeLessThan(mebibyte)
  await store.remove('large')
})

test('a full disk is told apart from other failures, and leaves no file behind (abuse case 36)', async () => {
  await mkdir(join(root, '.draft-full'))
  // Linux's device that has no space left.
  await symlink('/dev/full', join(root, '.draft-full', '640.webp'))
  const files = new Map(['320.webp', '640.webp'].map(name => [name, Buffer.from('picture')]))
  expect(await codeOf(store.put('full', files))).toBe('disk_full')
  expect((await readdir(root)).filter(name => name.includes('full'))).toEqual([])
})

test('drafts of unfinished writes are removed, those still being written stay', async () => {
  const [hour, now] = [60 * 60 * 1000, Date.now()]
  const leave = async (draft: string, hoursAgo: { folder: number; file: number }) => {
    const [folder, file] = [join(root, draft), join(root, draft, 'x')]
    await mkdir(folder, { recursive: true })
    await writeFile(file, 'half')
    for (const [path, hours] of [
      [file, hoursAgo.file],
      [folder, hoursAgo.folder],
    ] as const) {
      await utimes(path, new Date(now - hours * hour), new Date(now - hours * hour))
    }
  }
  await leave('tmp/dead', { folder: 30, file: 30 })
  await leave('tmp/slow', { folder: 30, file: 1 })
  await leave('.draft-dead', { folder: 30, file: 30 })
  await leave('kept', { folder: 30, file: 30 })
  expect(await store.removeDrafts(new Date(now - 24 * hour))).toBe(2)
  expect(await readdir(join(root, 'tmp'))).toEqual(['slow'])
  expect(await readdir(root)).toEqual(expect.arrayContaining(['kept', 'tmp']))
  expect(await readdir(root)).not.toContain('.draft-dead')
  expect(await localStorage(join(root, 'nowhere')).removeDrafts(new Date())).toBe(0)
})
