import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { messageFor } from '#lib/messages.ts'
import { runWaiting } from '#server/imports/jobs.ts'
import { resumeSession } from '#server/imports/sessions/commands/resume-session.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import type { Converter } from '#server/imports/sessions/conversion-pool.ts'
import { claimImport, giveUp } from '#server/imports/sessions/lease.ts'
import { runSession } from '#server/imports/sessions/run-session.ts'
import { runUndo } from '#server/imports/sessions/run-undo.ts'
import { db } from '#server/platform/db/db.ts'
import { begun, countsOf, linesOf } from '#tests/support/imports/files.ts'

const { signal } = new AbortController()
const longAgo = () => new Date(Date.now() - 60_000)
const deadly = messageFor({ code: 'work_deadly', params: {} })

/** An import whose process ended without a word so many times. */
async function dead(deaths: number): Promise<string> {
  const id = await begun(linesOf(randomUUID(), 3))
  await db().importSession.update({ where: { id }, data: { deaths: deaths - 1, seenAt: longAgo() } })
  return id
}

test('an import that ended its process once goes on; one or an undo that did it twice is failed, and the next one begins', async () => {
  const undo = await dead(2)
  await db().importSession.update({ where: { id: undo }, data: { status: 'undoing' } })
  await runWaiting({}, { signal })
  expect(await countsOf(undo)).toMatchObject({ status: 'failed', error: deadly })
  const twice = await dead(2)
  const once = await dead(1)
  await runWaiting({}, { signal })
  expect(await countsOf(twice)).toMatchObject({ status: 'failed', error: deadly, imported: 0 })
  expect(await countsOf(once)).toMatchObject({ status: 'completed', imported: 3 })
  // A master lets it go on: it has its two deaths again.
  await resumeSession(system, { id: twice })
  await runWaiting({}, { signal })
  expect(await countsOf(twice)).toMatchObject({ status: 'completed', imported: 3 })
})

test('an import, or an undo, that got further begins to count its deaths anew', async () => {
  const id = await dead(1)
  const deaths = async () => (await db().importSession.findUniqueOrThrow({ where: { id } })).deaths
  const die = () => db().importSession.update({ where: { id }, data: { deaths: 1 } })
  await die()
  await runSession(id, signal)
  expect([(await countsOf(id)).status, await deaths()]).toEqual(['completed', 0])
  await undoSession(system, { id, here: true })
  await die()
  await runUndo(id, signal)
  expect([(await countsOf(id)).status, await deaths()]).toEqual(['undone', 0])
})

test('a process that was asked to stop, or lost the database, did not die of its import', async () => {
  const [stopped, outage] = [await dead(1), await dead(1)]
  await db().importSession.update({ where: { id: stopped }, data: { seenAt: new Date(0) } })
  giveUp(outage)
  for (const id of [stopped, outage]) {
    expect(await claimImport()).toMatchObject({ id, deaths: 0 })
    await db().importSession.update({ where: { id }, data: { status: 'stopped' } })
  }
})

/** A converter that never answers. */
const silentConverter = (): Converter => ({ convert: () => new Promise(() => {}), close: async () => {} })

test('an import that hangs is ended with a sentence when its time is over', async () => {
  const id = await begun(linesOf(randomUUID(), 3))
  await runSession(id, signal, silentConverter, 0.5)
  const { status, error } = await countsOf(id)
  expect([status, error]).toEqual(['failed', messageFor({ code: 'work_overdue', params: { limit: '1 minuto' } })])
  const queued = await db().$queryRaw<object[]>`
    SELECT FROM pgboss.job WHERE name = 'imports.run' AND state = 'created'`
  expect(queued).toHaveLength(1)
})

test('an error that an import throws where nobody catches it ends that import alone', async () => {
  const id = await begun(linesOf(randomUUID(), 3))
  // The test runner listens too, and would count the error as its own.
  await runSession(await begun(linesOf(randomUUID(), 1)), signal)
  const others = process.listeners('uncaughtException').slice(0, -1)
  for (const listener of others) process.off('uncaughtException', listener)
  const losing = (): Converter => {
    setTimeout(() => {
      throw new Error('lost')
    })
    return silentConverter()
  }
  await runSession(id, signal, losing)
  for (const listener of others) process.prependListener('uncaughtException', listener)
  expect(await countsOf(id)).toMatchObject({ status: 'failed', error: 'Erro na importação' })
})
