import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { isSilent } from '#server/platform/db/silence.ts'
import { isLive, listen, startLive, stopLive } from '#server/platform/live/live.ts'
import { purgeChanges } from '#server/press/jobs.ts'
import { ChangeLog } from '#server/press/keep/change-log.ts'
import { forget, PRESS_CHANNEL, readChange } from '#server/press/keep/forget.ts'
import { type FakeNext, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'
import { expectWithin } from '#tests/support/tier.ts'
import { openWire } from '#tests/support/wire.ts'

beforeEach(() => startLive(String(process.env.DATABASE_URL)))
afterEach(stopLive)

/** A front door that listens to the database, as the served site does. */
async function openListeningDoor() {
  let version = 0
  const next: FakeNext = (_, response) => htmlPage(response, `versão ${++version}`, { keys: ['article:1'] })
  const door = await openFrontDoor(next, {}, 'disconnected')
  const unlisten = listen(PRESS_CHANNEL, door.press.changes)
  await expect.poll(() => door.press.state().listening).toBe(true)
  return { ...door, unlisten, read: async () => (await door.ask('/')).text.match(/versão \d+/)?.[0] }
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const cutLiveConnections = () =>
  asAdmin(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-live' and datname = current_database()",
  )

test('a committed change is forgotten by every instance within a second, a rolled back one by none', async () => {
  const [one, two] = [await openListeningDoor(), await openListeningDoor()]
  expect([await one.read(), await one.read(), await two.read()]).toEqual(['versão 1', 'versão 1', 'versão 1'])
  const rolledBack = db().$transaction(async tx => {
    await forget(tx, ['article:1'])
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await one.read()).toBe('versão 1')
  const started = performance.now()
  await db().$transaction(tx => forget(tx, ['article:1', 'feed']))
  await expect.poll(one.read, { timeout: 1_000, interval: 5 }).toBe('versão 2')
  await expect.poll(two.read, { timeout: 1_000, interval: 5 }).toBe('versão 2')
  expectWithin(1_000, started)
})

test('pages kept before a lost connection are sent until it is back; then those that changed meanwhile are forgotten, and only those', async () => {
  const door = await openListeningDoor()
  expect([await door.read(), await door.read()]).toEqual(['versão 1', 'versão 1'])
  await cutLiveConnections()
  await expect.poll(() => door.press.state().listening, { interval: 1, timeout: 5_000 }).toBe(false)
  expect(await door.read()).toBe('versão 1')
  await expect.poll(() => door.press.state().listening, { timeout: 5_000 }).toBe(true)
  // Nothing that the page was made from changed.
  expect(await door.read()).toBe('versão 1')

  door.unlisten()
  door.press.changes.lost()
  await asAdmin(
    `insert into press_changes (id, transaction, keys)
     values (gen_random_uuid(), pg_current_xact_id()::text::bigint, '{article:1}')`,
  )
  expect(await door.read()).toBe('versão 1')
  listen(PRESS_CHANNEL, door.press.changes)
  // The log is read before anything kept is sent again.
  await expect.poll(() => door.press.state().listening, { timeout: 5_000 }).toBe(true)
  expect(await door.read()).toBe('versão 2')
})

test('what this process itself takes down while it hears nothing is not sent any more', async () => {
  const door = await openListeningDoor()
  await door.read()
  door.unlisten()
  door.press.changes.lost()
  expect(await door.read()).toBe('versão 1')
  await db().$transaction(tx => forget(tx, ['article:1']))
  expect(await door.read()).toBe('versão 2')
})

test('a house in which nothing has changed yet is still the same house at the next reading', async () => {
  await db().$executeRaw`DELETE FROM press_changes`
  const changes = new ChangeLog()
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const ask = (text: string, values: unknown[] = []) => client.query(text, values)
  expect(await changes.catchUp(ask)).toMatchObject({ isFirst: true, continuous: false })
  expect(await changes.catchUp(ask)).toMatchObject({ isFirst: false, continuous: true })
  await client.end()
})

test('a change that was there before the first page is not missed, whatever transaction is open beside it', async () => {
  const [open, client] = await Promise.all(
    [1, 2].map(async () => {
      const each = new pg.Client({ connectionString: process.env.DATABASE_URL })
      await each.connect()
      return each
    }),
  )
  await open?.query('begin; select pg_current_xact_id()')
  await db().$transaction(tx => forget(tx, ['article:1']))
  const changes = new ChangeLog()
  const ask = (text: string, values: unknown[] = []) => (client as pg.Client).query(text, values)
  expect(await changes.catchUp(ask)).toMatchObject({ isFirst: true, missed: [] })
  expect(await changes.catchUp(ask)).toMatchObject({ missed: [], continuous: true })
  await db().$transaction(tx => forget(tx, ['article:2']))
  expect(await changes.catchUp(ask)).toMatchObject({ missed: [{ keys: ['article:2'] }] })
  await Promise.all([open?.end(), client?.end()])
})

test('a large change of which some messages were lost is read from the log', async () => {
  const door = await openListeningDoor()
  await door.read()
  door.unlisten()
  const filler = Array.from({ length: 1_000 }, (_, i) => `tag:são-${i}`)
  // Only the first message arrives. The key stands in the last one.
  const unlisten = listen(PRESS_CHANNEL, {
    message: payload => readChange(payload).keys.includes('tag:são-0') && door.press.changes.message(payload),
  })
  await db().$transaction(tx => forget(tx, [...filler, 'article:1']))
  await expect.poll(door.read, { timeout: 5_000 }).toBe('versão 2')
  unlisten()
})

test('a listener receives the loss of a connection before its return', async () => {
  const events: string[] = []
  const unlisten = listen('press', {
    message() {},
    lost: () => events.push('lost'),
    heard: () => events.push('heard'),
  })
  await expect.poll(() => events).toEqual(['heard'])
  await cutLiveConnections()
  await expect.poll(() => events).toEqual(['heard', 'lost', 'heard'])
  unlisten()
})

test('a connection that fails silently is noticed, and connects again', async () => {
  await stopLive()
  const wire = await openWire(String(process.env.DATABASE_URL))
  startLive(wire.url, { firstWait: 20, longestWait: 200, connect: 1_500, heartbeat: 30, answer: 200 })
  const door = await openListeningDoor()
  wire.freeze()
  await expect.poll(isLive, { timeout: 10_000 }).toBe(false)
  expect([door.press.state().listening, isSilent()]).toEqual([false, true])
  wire.thaw()
  await expect.poll(isLive, { timeout: 10_000 }).toBe(true)
  expect(isSilent()).toBe(false)
})

test('thousands of keys all arrive, in messages that PostgreSQL accepts', async () => {
  const received: string[] = []
  let listening = false
  const unlisten = listen('press', {
    message: payload => received.push(...readChange(payload).keys),
    heard: () => (listening = true),
  })
  await expect.poll(() => listening).toBe(true)
  const keys = Array.from({ length: 2_000 }, (_, i) => `tag:são-${i}`)
  await db().$transaction(tx => forget(tx, keys))
  await expect.poll(() => received.length).toBe(keys.length)
  expect(received).toEqual(keys)
  unlisten()
})

test('a later listener receives messages, and a stopped one does not', async () => {
  await expect.poll(isLive).toBe(true)
  const received: string[] = []
  let listening = false
  const unlisten = listen('another_channel', {
    message: payload => received.push(payload),
    heard: () => (listening = true),
  })
  await expect.poll(() => listening).toBe(true)
  await asAdmin("select pg_notify('another_channel', 'um')")
  await expect.poll(() => received).toEqual(['um'])
  unlisten()
  await asAdmin("select pg_notify('another_channel', 'dois')")
  await asAdmin('select 1')
  expect(received).toEqual(['um'])
})

test('the purge removes changes older than any page, and never the newest one', async () => {
  await db().$transaction(tx => forget(tx, ['article:/old']))
  await db().$executeRaw`update press_changes set at = now() - interval '3 days'`
  await db().$transaction(tx => forget(tx, ['article:/new']))
  await purgeChanges()
  expect((await db().pressChange.findMany()).map(({ keys }) => keys)).toEqual([['article:/new']])
  await db().$executeRaw`update press_changes set at = now() - interval '3 days'`
  await purgeChanges()
  expect(await db().pressChange.count()).toBe(1)
})
