import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { outageOf } from '#server/platform/db/outage.ts'
import { isAway, isSilent } from '#server/platform/db/silence.ts'
import { steadyPool } from '#server/platform/db/steady-client.ts'
import { isLive, startLive, stopLive } from '#server/platform/live/live.ts'
import { defineJob, handle } from '#server/platform/work/jobs.ts'
import { enqueue, startJobs, stopJobs } from '#server/platform/work/queue.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { expectWithin } from '#tests/support/tier.ts'
import { openWire } from '#tests/support/wire.ts'

/** Shorter than in production, in the same proportions. */
const timeouts = { firstWait: 20, longestWait: 200, connect: 1_500, heartbeat: 100, answer: 500 }
/** A busy machine takes long to connect. */
const patient = { timeout: 15_000, interval: 10 }
const ownUrl = String(process.env.DATABASE_URL)

/** A connection to the database past the wire. */
async function besides<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownUrl })
  await client.connect()
  return act(client).finally(() => client.end())
}

describe('a database behind a wire that falls silent (abuse case 35)', () => {
  let wire: Awaited<ReturnType<typeof openWire>>
  beforeEach(async () => {
    wire = await openWire(ownUrl)
    await db().$disconnect()
    forgetSingletons()
    process.env.DATABASE_URL = wire.url
    startLive(wire.url, timeouts)
    await expect.poll(isLive, patient).toBe(true)
  })
  afterEach(async () => {
    wire.thaw()
    await expect.poll(isLive, patient).toBe(true)
    await stopJobs()
    await stopLive()
    await db().$disconnect()
    forgetSingletons()
    process.env.DATABASE_URL = ownUrl
  })

  test('statements under way fail at once, new ones too, and the first one afterwards succeeds', async () => {
    const busy = Array.from({ length: 10 }, () => db().$queryRaw`select pg_sleep(60)::text`.catch(outageOf))
    const inTransaction = db()
      .$transaction(async tx => {
        await tx.$queryRaw`select 1`
        await delay(150)
        await tx.$queryRaw`select 1`
      })
      .catch(outageOf)
    await delay(100)
    wire.freeze()
    const started = performance.now()
    expect(await Promise.all([...busy, inTransaction])).toEqual(Array(11).fill('unavailable'))
    expectWithin(5_000, started)
    expect([isSilent(), isAway()]).toEqual([true, true])
    const asked = performance.now()
    expect(await db().$queryRaw`select 1`.catch(outageOf)).toBe('unavailable')
    expectWithin(100, asked)
    wire.thaw()
    const back = performance.now()
    await expect.poll(isSilent, patient).toBe(false)
    expect(await Promise.all(Array.from({ length: 20 }, () => db().$queryRaw`select 1 as one`))).toHaveLength(20)
    expectWithin(5_000, back)
  })

  test('no transaction of the lost connections holds its locks for long', async () => {
    await asOwner(
      'create table if not exists held (id int primary key); insert into held values (1) on conflict do nothing; grant all on held to public',
    )
    const changing = db()
      .$transaction(async tx => {
        await tx.$executeRaw`update held set id = 1`
        wire.freeze()
        await delay(1_000)
        await tx.$executeRaw`update held set id = 1`
      })
      .catch(outageOf)
    expect(await changing).toBe('unavailable')
    wire.thaw()
    await expect.poll(isSilent, patient).toBe(false)
    // As the pool's connections do, this one waits four seconds for a lock.
    await db().$executeRaw`update held set id = 1`
  })

  test('a job queued afterwards starts within seconds', async () => {
    const done: string[] = []
    const job = defineJob('tests.after-silence', z.object({ mark: z.string() }))
    await startJobs([handle(job, async ({ mark }) => void done.push(mark))])
    wire.freeze()
    await expect.poll(isSilent, patient).toBe(true)
    await delay(3_000)
    wire.thaw()
    await expect.poll(isSilent, patient).toBe(false)
    await db().$transaction(tx => enqueue(tx, job, { mark: 'after' }))
    await vi.waitFor(() => expect(done).toEqual(['after']), { timeout: 8_000 })
  })
})

describe('a pool', () => {
  test('throws away a connection whose statement is never answered, also one in a transaction', async () => {
    const wire = await openWire(ownUrl)
    const pool = new pg.Pool(steadyPool(wire.url, 1, { lock: 100, statement: 200, answer: 300 }))
    const client = await pool.connect()
    client.on('error', () => {})
    await client.query('begin')
    wire.freeze()
    await expect(client.query('select 1')).rejects.toThrow('Query read timeout')
    await expect(client.query('rollback')).rejects.toThrow()
    client.release()
    wire.thaw()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  test('waits a limited time for a lock, for a statement and for a connection', async () => {
    const pool = new pg.Pool(steadyPool(ownUrl, 2, { lock: 100, statement: 300, answer: 5_000 }))
    await asOwner('create table if not exists locked (id int); grant all on locked to public')
    await besides(async other => {
      await other.query('begin; lock table locked')
      expect(await pool.query('select * from locked').catch(outageOf)).toBe('unavailable')
    })
    expect(await pool.query('select pg_sleep(2)').catch(outageOf)).toBe('unavailable')
    const held = await Promise.all([pool.connect(), pool.connect()])
    expect(await pool.query('select 1').catch(outageOf)).toBe('unavailable')
    for (const client of held) client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})

/** Makes the next call of `db()` read the address anew. */
function forgetSingletons(): void {
  const { __portal } = globalThis as typeof globalThis & { __portal?: Map<string, unknown> }
  __portal?.delete('db')
}
