import { randomBytes } from 'node:crypto'
import type { StatsFs } from 'node:fs'
import { mkdir, readdir, rm, statfs, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { importOptions } from '#lib/imports/options.ts'
import { beginServerImport } from '#server/imports/browser/begin.ts'
import { askUpload, beginUpload, continueUpload, dropUpload } from '#server/imports/uploads/http.ts'
import { findUpload, uploadsFolder } from '#server/imports/uploads/resumable.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

vi.mock('node:fs/promises', async original => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, statfs: vi.fn(real.statfs) }
})

const origin = 'https://jornal.example'
const protocol = { origin, 'x-forwarded-host': 'jornal.example', 'tus-resumable': '1.0.0' }
const filename = `filename ${Buffer.from('site.xml').toString('base64')}`

const request = (method: string, path = '', headers: Record<string, string> = {}, body?: Uint8Array) =>
  new Request(`${origin}/api/import/arquivos${path}`, {
    method,
    headers: { ...protocol, ...headers },
    ...(body && { body: Buffer.from(body) }),
  })
const begin = (length: number) =>
  beginUpload(request('POST', '', { 'upload-length': String(length), 'upload-metadata': filename }))
const send = (id: string, offset: number, bytes: Uint8Array) => {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
  return continueUpload(request('PATCH', `/${id}`, headers, bytes))
}
const ask = (id: string, method = 'GET') => askUpload(request(method, `/${id}`))
const drop = (id: string) => dropUpload(request('DELETE', `/${id}`))
const idOf = (response: Response) => response.headers.get('location')?.split('/').at(-1) ?? ''

beforeEach(async () => {
  vi.mocked(actorOf).mockResolvedValue(await given.master())
})

test('a master sends a file in parts, goes on where it broke off, and imports it', async () => {
  const bytes = randomBytes(300_000)
  const begun = await begin(bytes.length)
  expect(begun.status).toBe(201)
  const id = idOf(begun)
  expect((await send(id, 0, bytes.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000')
  expect(await findUpload(id)).toBeNull()
  expect((await ask(id)).headers.get('upload-offset')).toBe('100000')
  expect((await send(id, 0, bytes.subarray(0, 10))).status).toBe(409)
  expect((await send(id, 100_000, bytes.subarray(100_000))).status).toBe(204)
  expect(await findUpload(id)).toMatchObject({ name: 'site.xml', bytes: bytes.length })
  const { sessionId } = await beginServerImport(await given.master(), {
    options: importOptions.parse({}),
    uploads: [id],
  })
  expect(sessionId).toMatch(/^[0-9a-f-]{36}$/)
})

test('a sent file is not given back', async () => {
  const id = idOf(await begin(5))
  await send(id, 0, Buffer.from('texto'))
  const answer = await ask(id)
  expect([answer.headers.get('upload-offset'), await answer.text()]).toEqual(['5', ''])
})

test('strangers can neither begin, ask, continue nor drop an upload, nor can a master whose role was taken meanwhile (abuse case 7)', async () => {
  const master = await given.master()
  vi.mocked(actorOf).mockResolvedValue(master)
  const id = idOf(await begin(10))
  await send(id, 0, Buffer.from('texto'))
  const files = await readdir(uploadsFolder())
  const former = { ...master, roles: [] }
  for (const actor of [anonymous, await given.reader(), await given.editor(), former] satisfies Actor[]) {
    vi.mocked(actorOf).mockResolvedValue(actor)
    const answers = [await begin(10), await ask(id), await send(id, 5, Buffer.from('texto')), await drop(id)]
    const refused = actor === anonymous ? 401 : 403
    expect(answers.map(({ status }) => status)).toEqual([refused, refused, refused, refused])
  }
  expect(await readdir(uploadsFolder())).toEqual(files)
  expect(await refusal(beginServerImport(former, { options: importOptions.parse({}), uploads: [id] }))).not.toBe('')
})

test('a full disk is said as such (abuse case 36)', async () => {
  const id = idOf(await begin(5))
  // The device is always full; the store does not say why a write fails.
  await rm(join(uploadsFolder(), id))
  await symlink('/dev/full', join(uploadsFolder(), id))
  expect((await send(id, 0, Buffer.from('texto'))).status).toBe(500)
  vi.mocked(statfs).mockResolvedValueOnce({ bavail: 0, bsize: 4_096 } as StatsFs)
  const answer = await send(id, 0, Buffer.from('texto'))
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { message: 'O servidor está sem espaço em disco. Avise quem cuida do sistema.' },
  ])
})

test('a store that could not be made is made at the next request', async () => {
  await rm(uploadsFolder(), { recursive: true, force: true })
  await writeFile(uploadsFolder(), 'a file in the way')
  expect((await begin(5)).status).toBe(500)
  await rm(uploadsFolder())
  expect((await begin(5)).status).toBe(201)
  await mkdir(uploadsFolder(), { recursive: true })
})
