import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runSession } from '#server/imports/sessions/run-session.ts'
import { db } from '#server/platform/db/db.ts'
import { begun, countsOf, linesOf } from '#tests/support/imports/files.ts'
import { dice } from '#tests/support/made-up-body.ts'
import { rounds } from '#tests/support/tier.ts'

const script = join(import.meta.dirname, '../../support/imports/run-import.ts')
const start = (id: string) => spawn(process.execPath, [script, id], { env: process.env, stdio: 'ignore' })
const records = rounds(1_000, 6_000)
const kills = rounds(1, 10)

/** Records with titles too short to be taken for personal data: that check compares each title with each audit row. */
const shortLines = (mark: string) =>
  linesOf(randomUUID(), records).map((line, n) => ({ ...line, title: `${mark} ${n}` }))

/** Records of the import with a result. */
const processed = async (id: string) => {
  const { imported, updated, skipped, failed } = await countsOf(id)
  return imported + updated + skipped + failed
}

async function assertWhole(id: string, mark: string): Promise<void> {
  const none = { error: '', updated: 0, skipped: 0, failed: 0 }
  expect(await countsOf(id)).toEqual({ ...none, status: 'completed', total: records, imported: records })
  const articles = { imported: { some: { sessionId: id } } }
  expect(await db().article.count({ where: articles })).toBe(records)
  expect(await db().article.count({ where: { title: { startsWith: `${mark} ` } } })).toBe(records)
  expect(await db().articleVersion.count({ where: { article: articles } })).toBe(records)
  expect(await db().importResult.count({ where: { sessionId: id, outcome: 'imported' } })).toBe(records)
  expect(await db().articleSearch.count({ where: { article: articles } })).toBe(records)
}

test('killed at random moments and resumed: every record once, and the counters add up (abuse case 37)', {
  timeout: 240_000,
}, async () => {
  const mark = randomUUID().slice(0, 3)
  const id = await begun(shortLines(mark))
  const roll = dice(Number(process.hrtime.bigint() % 10_000n))
  for (let kill = 0; kill < kills; kill++) {
    const before = await processed(id)
    const child = start(id)
    const ended = once(child, 'exit')
    // A random moment after its first batch; later kills come earlier, so that the import lives to see them all.
    await expect.poll(() => processed(id), { interval: 10, timeout: 60_000 }).toBeGreaterThan(before)
    await delay(roll() * 150)
    child.kill('SIGKILL')
    await ended
    const rows = await db().importResult.count({ where: { sessionId: id } })
    const { done } = await db().importFile.findFirstOrThrow({ where: { sessionId: id } })
    expect([rows, done]).toEqual([await processed(id), await processed(id)])
  }
  await runSession(id, new AbortController().signal)
  await assertWhole(id, mark)
})

test('two processes on one session double nothing (abuse case 37)', { timeout: 120_000 }, async () => {
  const mark = randomUUID().slice(0, 3)
  const id = await begun(shortLines(mark))
  const children = [start(id), start(id)]
  await Promise.all(children.map(child => once(child, 'exit')))
  // One of them leaves when the other is ahead; whoever is left ends it.
  if ((await countsOf(id)).status === 'running') await runSession(id, new AbortController().signal)
  await assertWhole(id, mark)
})
