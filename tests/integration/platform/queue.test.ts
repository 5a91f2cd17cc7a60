import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { discardFailedJobs, listFailedJobs, requeueFailedJobs } from '#server/platform/work/dead-letters.ts'
import { countJobs } from '#server/platform/work/job-counts.ts'
import { defineEvent, defineJob, handle, type Job, type JobContext } from '#server/platform/work/jobs.ts'
import { emit, enqueue, prepareJobs, startJobs, stopJobs } from '#server/platform/work/queue.ts'

const waitOptions = { timeout: 10_000, interval: 20 }
const data = z.object({ mark: z.string() })
type Options = Parameters<typeof defineJob>[2]

const newJob = (options: Options = {}) => defineJob(`tests.${randomUUID().slice(0, 8)}`, data, options)
const queue = (job: Job<{ mark: string }>, mark = 'x', timing = {}) =>
  db().$transaction(tx => enqueue(tx, job, { mark }, timing))
const countsOf = async ({ name }: { name: string }) => (await countJobs()).find(({ job }) => job === name)

afterEach(stopJobs)

/** A job that failed at all attempts. */
async function failedJob() {
  const job = newJob({ retryLimit: 0 })
  let broken = true
  const done: string[] = []
  const work = async ({ mark }: { mark: string }) => {
    if (broken) throw new Error(`cannot do ${mark}`)
    done.push(mark)
  }
  // A requeued job sends no notification, so the worker polls.
  await startJobs([handle(job, work, { pollSeconds: 2 })])
  await queue(job, 'first')
  const failed = await vi.waitFor(async () => {
    const [found] = await listFailedJobs({ job: job.name, limit: 10 })
    expect(found).toBeDefined()
    return found as NonNullable<typeof found>
  }, waitOptions)
  return { job, failed, done, mend: () => (broken = false) }
}

test('a job of every start is queued by each start, once while it waits', async () => {
  const job = defineJob(`tests.${randomUUID().slice(0, 8)}`, z.object({}), { policy: 'short' })
  const run = vi.fn(async () => {})
  for (const starts of [1, 2]) {
    await startJobs([handle(job, run, { atStart: true })])
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(starts), waitOptions)
    await stopJobs()
  }
})

describe('a job that failed at all attempts', () => {
  test('is listed with its data and its error, and is done when it is queued again and its cause is fixed', async () => {
    const { job, failed, done, mend } = await failedJob()
    // What the error says is for the log.
    const error = expect.stringMatching(/^Algo deu errado do nosso lado\. Código do erro: \w{8}\.$/)
    expect(failed).toMatchObject({ job: job.name, data: { mark: 'first' }, error, attempts: 1 })
    expect(await countsOf(job)).toMatchObject({ waiting: 0, active: 0, failed: 1, done: 0 })
    mend()
    expect(await db().$transaction(tx => requeueFailedJobs(tx, [failed.id]))).toBe(1)
    await vi.waitFor(() => expect(done).toEqual(['first']), waitOptions)
    await vi.waitFor(async () => expect(await countsOf(job)).toMatchObject({ failed: 0, done: 1 }), waitOptions)
    expect(await db().$transaction(tx => requeueFailedJobs(tx, [failed.id]))).toBe(0)
  })

  test('is gone when it was discarded', async () => {
    const { job, failed } = await failedJob()
    expect(await db().$transaction(tx => discardFailedJobs(tx, [failed.id, randomUUID()]))).toBe(1)
    expect(await listFailedJobs({ job: job.name, limit: 10 })).toEqual([])
    expect(await countsOf(job)).toMatchObject({ failed: 0 })
  })
})

test('jobs that are due and jobs for later are counted', async () => {
  const job = newJob()
  await prepareJobs([handle(job, async () => {})])
  for (const _ of [1, 2]) await queue(job)
  await queue(job, 'later', { at: new Date(Date.now() + 3_600_000) })
  expect(await countsOf(job)).toMatchObject({ waiting: 2, later: 1, active: 0, failed: 0, done: 0 })
})

describe('order and pace', () => {
  test('urgent jobs run first, unimportant ones last, whichever way they were queued', async () => {
    const requested = defineEvent(`tests.${randomUUID().slice(0, 8)}`, data)
    const job = newJob()
    const done: string[] = []
    const handlers = [handle(job, async ({ mark }) => void done.push(mark), { on: [requested] })]
    await prepareJobs(handlers)
    await queue(job, 'low', { priority: 'low' })
    await db().$transaction(tx => emit(tx, requested, { mark: 'low event' }, { priority: 'low' }))
    await queue(job, 'normal')
    await queue(job, 'high', { priority: 'high' })
    await startJobs(handlers)
    await vi.waitFor(() => expect(done).toEqual(['high', 'normal', 'low', 'low event']), waitOptions)
  })

  test('as many at once as a kind allows', async () => {
    const job = newJob({ atOnce: 3 })
    let [now, top, done] = [0, 0, 0]
    const handlers = [
      handle(job, async () => {
        top = Math.max(top, ++now)
        await delay(50)
        now--
        done++
      }),
    ]
    await prepareJobs(handlers)
    for (let at = 0; at < 7; at++) await queue(job)
    await startJobs(handlers)
    await vi.waitFor(() => expect(done).toBe(7), waitOptions)
    expect(top).toBe(3)
  })
})

test('a long job is notified when the process stops', async () => {
  const job = newJob()
  const steps: string[] = []
  const untilStopped = ({ signal }: JobContext) =>
    new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
  await startJobs([
    handle(job, async ({ mark }, context) => {
      steps.push(`${mark} begins`)
      await untilStopped(context)
      steps.push(`${mark} ends`)
    }),
  ])
  await queue(job)
  await vi.waitFor(() => expect(steps).toEqual(['x begins']), waitOptions)
  await stopJobs()
  expect(steps).toEqual(['x begins', 'x ends'])
})

describe('a job that cannot be done', () => {
  const failedOf = (job: Job<{ mark: string }>) =>
    vi.waitFor(async () => {
      const [found] = await listFailedJobs({ job: job.name, limit: 10 })
      expect(found).toBeDefined()
      return found
    }, waitOptions)

  test('in its time is ended and not tried again, and the next one is done', async () => {
    const job = newJob({ expireInSeconds: 1 })
    const done: string[] = []
    await startJobs([
      handle(job, ({ mark }, { signal }) => {
        if (mark === 'next') return Promise.resolve(void done.push(mark))
        return new Promise(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
      }),
    ])
    await queue(job, 'hangs')
    await queue(job, 'next')
    await vi.waitFor(() => expect(done).toEqual(['next']), waitOptions)
    expect(await failedOf(job)).toMatchObject({
      data: { mark: 'hangs' },
      error: 'O trabalho passou do limite de 1 minuto e foi encerrado. O que já foi feito fica.',
    })
  })

  /** A job whose last try was in a process that ended, as the queue leaves it. */
  async function lostJob(done: string[], options: Options = {}) {
    const job = newJob(options)
    const handlers = [handle(job, async ({ mark }) => void done.push(mark))]
    await prepareJobs(handlers)
    await queue(job, 'lost')
    await db().$executeRaw`
      UPDATE pgboss.job SET state = 'retry', started_on = now(), output = '{"value": {"message": "job heartbeat timeout"}}'
        WHERE name = ${job.name}`
    return { job, handlers }
  }

  test('because its process ended is done by another one', async () => {
    const done: string[] = []
    const { handlers } = await lostJob(done)
    await startJobs(handlers)
    await vi.waitFor(() => expect(done).toEqual(['lost']), waitOptions)
    await vi.waitFor(async () => expect(await db().deadlyJob.count()).toBe(0), waitOptions)
  })

  test('beside others that usually run at once is tried alone, before the rest', async () => {
    const job = newJob({ atOnce: 4 })
    const begun: string[] = []
    let [running, most] = [0, 0]
    const handlers = [
      handle(job, async ({ mark }) => {
        most = Math.max(most, ++running)
        begun.push(`${mark} with ${await db().deadlyJob.count()}`)
        await delay(50)
        running--
      }),
    ]
    await prepareJobs(handlers)
    await queue(job, 'new', { priority: 'high' })
    for (let at = 0; at < 3; at++) await queue(job, 'lost')
    await db().$executeRaw`
      UPDATE pgboss.job SET state = 'retry', started_on = now(), output = '{"value": {"message": "job heartbeat timeout"}}'
        WHERE name = ${job.name} AND data->>'mark' = 'lost'`
    await startJobs(handlers)
    await vi.waitFor(() => expect(begun).toHaveLength(4), waitOptions)
    expect([begun, most]).toEqual([['lost with 1', 'lost with 1', 'lost with 1', 'new with 0'], 1])
  })

  test('because it ended its process twice is not begun again', async () => {
    const done: string[] = []
    const { job, handlers } = await lostJob(done)
    const [lost] = await db().$queryRaw<{ id: string }[]>`SELECT id FROM pgboss.job WHERE name = ${job.name}`
    // The second process began it, and ended, too.
    await db().deadlyJob.create({ data: { id: lost?.id ?? '' } })
    await startJobs(handlers)
    expect(await failedOf(job)).toMatchObject({
      data: { mark: 'lost' },
      error: expect.stringMatching(/^O trabalho derrubou o sistema duas vezes/),
    })
    expect([done, await db().deadlyJob.count()]).toEqual([[], 0])
  })
})
