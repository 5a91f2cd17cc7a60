import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { hostileZip } from '#tests/support/imports/hostile-zips.ts'
import { waitingImport } from '#tests/support/imports/waiting-import.ts'
import { zipOf } from '#tests/support/imports/zips.ts'

const root = join(import.meta.dirname, '../..')
const start = (script: string, args: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const stateOf = (id: string) =>
  db().importSession.findUniqueOrThrow({ where: { id }, select: { status: true, error: true } })

test('by worker, hostile archives fail one after the other, the next import runs, and the worker lives (abuse case 43)', {
  timeout: 240_000,
}, async () => {
  const hostile = ['a directory far beyond the file', 'ten thousand names of one file', '65,000 bad names']
  const ids = []
  for (const name of hostile) ids.push(await waitingImport(hostileZip(name)))
  const honest = await waitingImport(zipOf([{ name: 'uploads/2019/edital.pdf', data: Buffer.from('%PDF-1.7') }]))
  const worker = start('scripts/worker.ts')
  const ended = once(worker, 'exit')
  try {
    await vi.waitFor(async () => expect(await stateOf(honest)).toEqual({ status: 'completed', error: '' }), {
      timeout: 200_000,
      interval: 200,
    })
    for (const id of ids)
      expect(await stateOf(id)).toMatchObject({
        status: 'failed',
        error: expect.stringMatching(/^O \.zip das imagens .*\.$/),
      })
    expect(worker.exitCode).toBeNull()
  } finally {
    worker.kill('SIGTERM')
    await ended
  }
})
