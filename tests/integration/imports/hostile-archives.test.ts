import { expect, test, vi } from 'vitest'
import { runWaiting } from '#server/imports/jobs.ts'
import { db } from '#server/platform/db/db.ts'
import { log } from '#server/platform/process/log.ts'
import { storage } from '#server/platform/storage.ts'
import { hostileZips } from '#tests/support/imports/hostile-zips.ts'
import { waitingImport } from '#tests/support/imports/waiting-import.ts'
import { type ZipEntry, zipOf } from '#tests/support/imports/zips.ts'
import { isWhole } from '#tests/support/tier.ts'

const { signal } = new AbortController()
/** Every sixth, and in the whole run all; `open-archive.test.ts` opens each. */
const tried = hostileZips.filter((_, n) => isWhole || n % 6 === 0)
const pdf = (name: string, data = '%PDF-1.7 um edital'): ZipEntry => ({ name, data: Buffer.from(data) })

const stateOf = (id: string) =>
  db().importSession.findUniqueOrThrow({ where: { id }, select: { status: true, error: true, leftOut: true } })

async function storedBytes(): Promise<number> {
  let sum = 0
  for await (const { folder, name } of storage().list()) sum += (await storage().sizeOf(folder, name)) ?? 0
  return sum
}

test('a hostile archive gives its import a sentence, and the next import runs (abuse case 43)', {
  timeout: 300_000,
}, async () => {
  const warn = vi.spyOn(log(), 'warn')
  const ids = new Map<string, string>()
  for (const { name, bytes } of tried) ids.set(await waitingImport(bytes()), name)
  const honest = await waitingImport(zipOf([pdf('uploads/2019/edital.pdf')]))
  await runWaiting({}, { signal })
  for (const [id, name] of ids) {
    const outcome = hostileZips.find(zip => zip.name === name)?.outcome
    const { status, error, leftOut } = await stateOf(id)
    const isLeftOut = outcome === 'left out'
    expect([name, status], `${error} ${leftOut}`).toEqual([name, isLeftOut ? 'completed' : 'failed'])
    expect(isLeftOut ? leftOut : error).toMatch(/^\S.{30,}\.$/)
  }
  expect(await stateOf(honest)).toEqual({ status: 'completed', error: '', leftOut: '' })
  // Nothing but the honest file is on the disk.
  expect(await storedBytes()).toBe('%PDF-1.7 um edital'.length)
  expect(warn.mock.calls.length).toBeLessThan(2 * tried.length)
})

test('hundreds of files that are no documents are one sentence and eleven lines of the log', {
  timeout: 120_000,
}, async () => {
  const warn = vi.spyOn(log(), 'warn').mockImplementation(() => {})
  warn.mockClear()
  const packed = Buffer.from('MZ\x90')
  const entries = Array.from({ length: 300 }, (_, n) => ({ name: `uploads/${n}.pdf`, data: packed, method: 0 }))
  const id = await waitingImport(zipOf(entries))
  await runWaiting({}, { signal })
  const lines = warn.mock.calls.filter(([, message]) => String(message).includes('not stored'))
  expect(lines).toHaveLength(11)
  expect(await stateOf(id)).toMatchObject({
    status: 'completed',
    leftOut: expect.stringMatching(/^300 arquivos da cópia ficaram de fora: .* Entre eles: 0\.pdf, 1\.pdf, 2\.pdf\.$/),
  })
})

test('files that do not fit the disk are not begun, and the sentence says how much is missing', async () => {
  const room = vi.spyOn(storage(), 'room').mockResolvedValue(30)
  const id = await waitingImport(zipOf([pdf('uploads/1.pdf'), pdf('uploads/2.pdf')]))
  const before = await storedBytes()
  await runWaiting({}, { signal })
  expect(await stateOf(id)).toMatchObject({
    status: 'failed',
    error: expect.stringMatching(/^Os arquivos da cópia ocupam .* Libere espaço e continue a importação\.$/),
  })
  expect(await storedBytes()).toBe(before)
  room.mockRestore()
})
