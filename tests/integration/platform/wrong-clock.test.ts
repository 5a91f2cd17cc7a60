import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { demoPassword } from '#prisma/seed/factories.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { db } from '#server/platform/db/db.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { repairJobs } from '#server/platform/jobs.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession } from '#server/platform/session/session-store.ts'
import { defineJob } from '#server/platform/work/jobs.ts'
import { boss, enqueueOnce, prepareJobs } from '#server/platform/work/queue.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const day = 24 * 60 * 60 * 1000
let restoreClock = () => {}

/** Sets the clock of the product and of its libraries ahead of the right time, or behind it. */
function clockOff(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  restoreClock = setClock(() => new Date(Date.now()))
}
function clockRight(): void {
  restoreClock()
  restoreClock = () => {}
  vi.useRealTimers()
}
afterEach(clockRight)

const enter = (email: string, password = demoPassword, network = `203.0.113.${randomUUID()}`) =>
  signIn({ email, password, origin: { network, device: null }, userAgent: '' })

describe.each([
  ['three days ahead', 3 * day],
  ['three days behind', -3 * day],
])('after a clock was %s for a while', (_, error) => {
  test('nobody is locked out: an account guessed at opens within two windows (abuse case 22)', async () => {
    const { email } = await given.reader()
    clockOff(error)
    for (let n = 0; n < 11; n++) await refusal(enter(email, 'Errada2026'))
    expect(await refusal(enter(email))).toBe('too_many_attempts')
    clockRight()
    expect(await enter(email)).toMatchObject({ awaitsFactor: false })
  })

  test('a limit still holds against guessing', async () => {
    const limit = { name: `clock-${randomUUID()}`, points: 3, seconds: 60 }
    const passed = async () => {
      const attempts = await Promise.allSettled(Array.from({ length: 9 }, () => takeFrom(limit, 'x')))
      return attempts.filter(({ status }) => status === 'fulfilled').length
    }
    clockOff(error)
    expect(await passed()).toBe(3)
    clockRight()
    expect([await passed(), await passed()]).toEqual([3, 0])
  })

  test('sessions from before and from meanwhile are valid', async () => {
    const { email } = await given.reader()
    const { sid: before } = await enter(email)
    clockOff(error)
    const { sid: meanwhile } = await enter(email)
    expect(await findSession(before)).not.toBeNull()
    clockRight()
    expect(await findSession(before)).not.toBeNull()
    expect(await findSession(meanwhile)).not.toBeNull()
  })
})

test('a job queued while the clock was ahead runs now, and holds back none of its key', async () => {
  const job = defineJob(`test.clock-${randomUUID().slice(0, 8)}`, z.object({}), { policy: 'short' })
  await prepareJobs([{ job, run: async () => {}, on: [] }])
  await enqueueOnce(job, {}, { key: 'all', seconds: 5 })
  await db()
    .$executeRaw`UPDATE pgboss.job SET created_on = now() + interval '3 days', start_after = now() + interval '3 days' WHERE name = ${job.name}`
  const due = async () => (await (await boss()).fetch(job.name))?.length ?? 0
  expect(await due()).toBe(0)
  await repairJobs()
  expect(await due()).toBe(1)
})
