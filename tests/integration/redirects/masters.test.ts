import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Actor, anonymous, system } from '#lib/actor.ts'
import { readListState } from '#lib/list/state.ts'
import { redirectList } from '#lib/redirects/redirect-list.ts'
import { db } from '#server/platform/db/db.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { importRedirects } from '#server/redirects/commands/import-redirects.ts'
import { purgeRedirects, removeRedirects, restoreRedirects } from '#server/redirects/commands/remove-redirects.ts'
import { changeRedirect, createRedirect } from '#server/redirects/commands/save-redirect.ts'
import { type RedirectLine, readRedirectFile } from '#server/redirects/file.ts'
import { exportRedirects } from '#server/redirects/http.ts'
import { findFormer } from '#server/redirects/queries/former.ts'
import { eachRedirect, listRedirects } from '#server/redirects/queries/list.ts'
import { tryAddress } from '#server/redirects/queries/try-address.ts'
import { given } from '../../support/given.ts'
import { keysForgottenBy } from '../../support/press.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

const fields = { path: '/antigo/', target: '/tag/obras' }
const idOf = async (path: string) => (await db().redirect.findUniqueOrThrow({ where: { path } })).id
const list = (actor: Actor, parameters = {}) => listRedirects(actor, readListState(redirectList, parameters))
const partsOf = async function* (bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const lines = (text: string, size = 64 * 1024) => readRedirectFile(partsOf(new TextEncoder().encode(text), size))
async function readLines(batches: AsyncIterable<RedirectLine[]>): Promise<RedirectLine[]> {
  const all: RedirectLine[] = []
  for await (const batch of batches) all.push(...batch)
  return all
}

beforeEach(async () => {
  await db().redirect.deleteMany()
})

test('a master adds, changes, removes and restores a former address', async () => {
  const master = await given.master()
  await createRedirect(master, fields)
  expect(await findFormer('/antigo')).toEqual({ to: '/tag/obras' })
  await expect(createRedirect(master, fields)).rejects.toMatchObject({ fields: { path: expect.any(String) } })
  const id = await idOf('/antigo')
  await changeRedirect(master, { id, fields: { path: '/mudado', target: '/tag/agua' } })
  expect([await findFormer('/antigo'), await findFormer('/mudado')]).toEqual([null, { to: '/tag/agua' }])
  const changed = await idOf('/mudado')
  const forgotten = await keysForgottenBy(() => removeRedirects(master, { ids: [changed, id] }))
  expect(forgotten).toEqual(['redirects'])
  expect([await findFormer('/mudado'), (await list(master)).rows]).toEqual([null, []])
  expect(await restoreRedirects(master, { ids: [changed] })).toEqual({ done: [changed], refused: [] })
  expect(await findFormer('/mudado')).toEqual({ to: '/tag/agua' })
  const audited = await db().auditEntry.findMany({ where: { actorId: master.id }, orderBy: { id: 'asc' } })
  expect(audited.map(({ action }) => action)).toEqual([
    'redirect.saved',
    'redirect.saved',
    'redirect.removed',
    'redirect.restored',
  ])
})

test('what a master may not enter is said beside its field', async () => {
  const master = await given.master()
  await expect(createRedirect(master, { ...fields, path: '/ultimas' })).rejects.toMatchObject({
    fields: { path: expect.any(String) },
  })
  await expect(changeRedirect(master, { id: randomUUID(), fields })).rejects.toThrow('not_found')
  expect(await db().redirect.count()).toBe(0)
})

test('a removed address can be entered again, and is deleted after a day', async () => {
  const master = await given.master()
  await createRedirect(master, fields)
  await removeRedirects(master, { ids: [await idOf('/antigo')] })
  await createRedirect(master, fields)
  expect(await findFormer('/antigo')).toEqual({ to: '/tag/obras' })
  await removeRedirects(master, { ids: [await idOf('/antigo')] })
  await purgeRedirects(system, undefined)
  expect(await db().redirect.count()).toBe(1)
  await db().redirect.updateMany({ data: { removedAt: new Date(Date.now() - 25 * 60 * 60 * 1000) } })
  await purgeRedirects(system, undefined)
  expect(await db().redirect.count()).toBe(0)
})

test('a removed address that would lead to itself meanwhile stays removed', async () => {
  const master = await given.master()
  await createRedirect(master, { path: '/a', target: '/b' })
  const id = await idOf('/a')
  await removeRedirects(master, { ids: [id] })
  await createRedirect(master, { path: '/b', target: '/a/feed' })
  expect(await restoreRedirects(master, { ids: [id] })).toEqual({
    done: [],
    refused: [{ id, message: 'Este endereço levaria a ele mesmo.' }],
  })
  expect(await findFormer('/b')).toEqual({ to: '/a/feed' })
})

test('strangers are refused and change nothing', async () => {
  const master = await given.master()
  await createRedirect(master, fields)
  const id = await idOf('/antigo')
  for (const actor of [anonymous, await given.editor()]) {
    await expect(createRedirect(actor, { path: '/x', target: '/tag/x' })).rejects.toThrow('forbidden')
    await expect(changeRedirect(actor, { id, fields })).rejects.toThrow('forbidden')
    await expect(removeRedirects(actor, { ids: [id] })).rejects.toThrow('forbidden')
    await expect(restoreRedirects(actor, { ids: [id] })).rejects.toThrow('forbidden')
    await expect(importRedirects(actor, { lines: lines('de,para\n/x,/tag/x'), preview: true })).rejects.toThrow(
      'forbidden',
    )
    await expect(list(actor)).rejects.toThrow('forbidden')
    await expect(tryAddress(actor, { address: '/antigo' })).rejects.toThrow('forbidden')
    expect(() => eachRedirect(actor, readListState(redirectList, {}))).toThrow('forbidden')
  }
  expect(await db().redirect.count({ where: { removedAt: null } })).toBe(1)
})

test('an address is tried in any spelling', async () => {
  const master = await given.master()
  await createRedirect(master, fields)
  const tried = async (address: string) => (await tryAddress(master, { address })).kind
  expect(await tried('https://antigo.example/ANTIGO/feed/')).toBe('leads')
  expect([await tried('/nada'), await tried('/ultimas'), await tried('/%ff')]).toEqual(['unknown', 'own', 'unreadable'])
})

describe('a file of redirects', () => {
  test('is read with commas or semicolons, in UTF-8 or Windows-1252, with a BOM', async () => {
    for (const size of [1, 7, 1_000])
      expect(
        await readLines(lines('\ufeffde;para;origem\r\n"/a";"/tag/ção";"À mão"\r\n\r\n"/b";"/c";""', size)),
      ).toEqual([
        { line: 2, path: '/a', target: '/tag/ção' },
        { line: 4, path: '/b', target: '/c' },
      ])
    expect(await readLines(lines('para,de\n/tag/x,/a\n'))).toEqual([{ line: 2, path: '/a', target: '/tag/x' }])
    const latin = new Uint8Array([...new TextEncoder().encode('de,para\n/a'), 0xe7, ...new TextEncoder().encode(',/b')])
    expect((await readLines(readRedirectFile(partsOf(latin, 5))))[0]?.path).toBe('/aç')
  })

  test('is tried first, with the errors of each line, and then written', async () => {
    const master = await given.master()
    const text = 'de,para\n/a/,/tag/x\n/ultimas,/tag/x\n\n/b,\n/c,/c\n/?p=5,/a\n'
    const tried = await importRedirects(master, { lines: lines(text), preview: true })
    expect(tried).toMatchObject({ lines: 5, written: 2, refusedCount: 3 })
    expect(tried.refused.map(({ line }) => line)).toEqual([3, 5, 6])
    expect(await db().redirect.count()).toBe(0)
    expect(await importRedirects(master, { lines: lines(text), preview: false })).toEqual(tried)
    expect(await findFormer('/?p=5')).toEqual({ to: '/tag/x' })
    expect((await importRedirects(master, { lines: lines(text), preview: false })).written).toBe(0)
  })
})

test('a downloaded list runs nothing in a spreadsheet, and can be taken again (abuse case 17)', async () => {
  const master = await given.master()
  await createRedirect(master, { path: '/a;=1+1', target: '/tag/x' })
  await createRedirect(master, fields)
  vi.mocked(actorOf).mockResolvedValue(master)
  const response = await exportRedirects(new Request('http://localhost:3000/api/export/enderecos'))
  const text = await response.text()
  expect(text).not.toMatch(/(?:^|[;"\n])=1/)
  await db().redirect.deleteMany()
  const { written, refusedCount } = await importRedirects(master, { lines: lines(text), preview: false })
  expect([written, refusedCount]).toEqual([2, 0])
  expect(await findFormer('/antigo')).toEqual({ to: '/tag/obras' })
})
