import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { deliver, handleDelivery } from '#server/platform/mail/deliver.ts'
import { cancelDelivery, countDeliveries, settleUncertain } from '#server/platform/mail/deliveries.ts'
import { closeMail } from '#server/platform/mail/transport.ts'
import { env } from '#server/platform/process/env.ts'
import { prepareJobs } from '#server/platform/work/queue.ts'
import { openSmtp, type SmtpDouble } from '#tests/doubles/smtp.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { addressOf, compose, delivery, handler } from '#tests/support/mail/delivery.ts'

const waitOptions = { timeout: 50_000, interval: 50 }
const tuning = { MAIL_CONNECTIONS: 3, MAIL_RATE: 1_000 }

let smtp: SmtpDouble
let ref: string
let deliveries = 0

beforeAll(async () => {
  smtp = await openSmtp({ milliseconds: 2 })
  Object.assign(env(), { SMTP_URL: smtp.url, ...tuning })
  await prepareJobs([handler])
})
afterAll(async () => {
  closeMail()
  await smtp.close()
})
beforeEach(() => {
  ref = `edition ${++deliveries}`
  smtp.taken.length = 0
  smtp.behaviours.clear()
  Object.assign(env(), { SMTP_URL: smtp.url, ...tuning })
  closeMail()
})

const people = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `leitor${from + at}`)
const queue = (recipients: string[]) => db().$transaction(tx => deliver(tx, delivery, ref, recipients))
const run = (batch = 0, work = handler) => work.run({ ref, batch })
const counts = async () =>
  Object.fromEntries(Object.entries(await countDeliveries(delivery, ref)).filter(([, count]) => count > 0))
const took = () => smtp.taken.map(({ to }) => to).sort()
const addresses = (recipients: string[]) => recipients.map(addressOf).sort()
const rowOf = (recipient: string) => db().mailDelivery.findFirstOrThrow({ where: { ref, recipient } })
/** Whole minutes until each queued job of this delivery runs. */
async function queuedIn(): Promise<number[]> {
  const rows = await db().$queryRaw<{ minutes: number }[]>`
    SELECT round(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM pgboss.job
    WHERE name = ${delivery.name} AND data ->> 'ref' = ${ref} AND state = 'created' ORDER BY 1`
  return rows.map(({ minutes }) => minutes)
}
/** Moves the times of this delivery's mails into the past. */
const later = (minutes: number) =>
  db().$executeRaw`UPDATE mail_deliveries SET due_at = due_at - ${minutes} * interval '1 minute',
    claimed_at = claimed_at - ${minutes} * interval '1 minute', created_at = created_at - ${minutes} * interval '1 minute' WHERE ref = ${ref}`

describe('a mail to many', () => {
  test('reaches each once, over few connections, and stores its Message-ID', async () => {
    const before = smtp.connections()
    await queue(people(40))
    await run()
    expect(took()).toEqual(addresses(people(40)))
    expect(await counts()).toEqual({ sent: 40 })
    expect(smtp.connections() - before).toBe(3)
    const { id, messageId, attempts } = await rowOf('leitor7')
    expect([messageId, attempts]).toEqual([`<${id}@localhost>`, 1])
    expect(smtp.taken.find(({ to }) => to === addressOf('leitor7'))?.raw).toContain(`Message-ID: ${messageId}\r\n`)
  })

  test('queued twice reaches each recipient once', async () => {
    await queue(people(5))
    await run()
    expect(await queue([...people(7), ...people(7)])).toBe(2)
    await run()
    await run(1)
    expect(took()).toEqual(addresses(people(7)))
  })

  test('two workers at one batch share its mails', async () => {
    await queue(people(30))
    await Promise.all([run(), run(), run()])
    expect(took()).toEqual(addresses(people(30)))
  })

  test('skips recipients who should get none any more', async () => {
    await queue(people(3))
    const choosy = handleDelivery(delivery, async to => (to.recipient === 'leitor1' ? null : compose(to)))
    await run(0, choosy)
    expect(took()).toEqual(addresses(['leitor0', 'leitor2']))
    expect(await counts()).toEqual({ sent: 2, skipped: 1 })
  })

  test('ends when it is cancelled', async () => {
    await queue(people(3))
    expect(await db().$transaction(tx => cancelDelivery(tx, delivery, ref))).toBe(3)
    await run()
    expect([took(), await counts(), await queuedIn()]).toEqual([[], { cancelled: 3 }, [0]])
  })
})

describe('a refusal', () => {
  test('for now is retried after one, five, thirty minutes, two and twelve hours, and then not again', async () => {
    smtp.behaviours.set(addressOf('leitor1'), { recipient: 451 })
    await queue(people(3))
    for (const [attempt, minutes] of [1, 5, 30, 120, 720].entries()) {
      await run()
      const row = await rowOf('leitor1')
      expect(row).toMatchObject({ state: 'queued', attempts: attempt + 1, lastError: expect.stringContaining('451') })
      expect(await queuedIn()).toContain(minutes)
      await later(minutes)
    }
    await run()
    expect(await rowOf('leitor1')).toMatchObject({ state: 'failed', attempts: 6 })
    expect(took()).toEqual(addresses(['leitor0', 'leitor2']))
  })

  test('for good is tried no more and delays nobody', async () => {
    smtp.behaviours.set(addressOf('leitor1'), { recipient: 550 })
    await queue(people(10))
    await run()
    expect(await counts()).toEqual({ sent: 9, failed: 1 })
    expect(await rowOf('leitor1')).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550') })
  })
})

describe('a mail server that is away', () => {
  const away = () => Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:1' })

  test('ends the run after one attempt a connection, uses no recipient’s attempts, and the batch starts again a minute later', async () => {
    away()
    await queue(people(30))
    await run()
    expect(await counts()).toEqual({ queued: 30 })
    const tried = await db().mailDelivery.findMany({ where: { ref, lastError: { not: null } } })
    expect(tried.length).toBeLessThanOrEqual(3)
    expect(tried.map(({ attempts }) => attempts)).toEqual(tried.map(() => 0))
    expect(await queuedIn()).toEqual([0, 1])
  })

  test('for three days ends the waiting', async () => {
    away()
    await queue(people(1))
    await later(73 * 60)
    await run()
    expect(await counts()).toEqual({ failed: 1 })
  })
})

describe('a mail in transfer', () => {
  test('when the connection broke after the message is uncertain, and only a person sends it again', async () => {
    smtp.behaviours.set(addressOf('leitor1'), 'cut-after-message')
    await queue(people(3))
    await run()
    await later(20)
    await run()
    expect(await counts()).toEqual({ sent: 2, uncertain: 1 })
    expect(took()).toEqual(addresses(people(3)))
    expect(await db().$transaction(tx => settleUncertain(tx, delivery, ref, 'sent'))).toBe(1)
    expect(await counts()).toEqual({ sent: 3 })
  })

  test('when the process died between sending and marking is uncertain once its claim expires', async () => {
    await asOwner(`CREATE FUNCTION tests_die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.state = 'sent' AND NEW.recipient = 'leitor2' THEN RAISE EXCEPTION 'the process died'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER tests_die BEFORE UPDATE ON mail_deliveries FOR EACH ROW EXECUTE FUNCTION tests_die()`)
    await queue(people(12))
    await expect(run()).rejects.toThrow('the process died')
    await asOwner('DROP TRIGGER tests_die ON mail_deliveries')
    await run()
    expect(await counts()).toEqual({ sent: 11, sending: 1 })
    expect(await queuedIn()).toEqual([0, 10])
    await later(11)
    await run()
    expect(await counts()).toEqual({ sent: 11, uncertain: 1 })
    expect(took()).toEqual(addresses(people(12)))
    expect(await db().$transaction(tx => settleUncertain(tx, delivery, ref, 'again'))).toBe(1)
    await run()
    expect(await counts()).toEqual({ sent: 12 })
    const twice = smtp.taken.filter(({ to }) => to === addressOf('leitor2'))
    expect(twice).toHaveLength(2)
    expect(new Set(twice.map(({ raw }) => /^Message-ID: .*$/m.exec(raw)?.[0])).size).toBe(1)
  })

  test('is not marked by a sender whose claim expired meanwhile', async () => {
    await queue(people(1))
    const late = handleDelivery(delivery, async to => {
      await later(11)
      await run()
      return compose(to)
    })
    await run(0, late)
    expect([took(), await counts()]).toEqual([addresses(people(1)), { uncertain: 1 }])
  })

  test('when the process is asked to stop arrives, and the rest waits for the next process', async () => {
    await queue(people(60))
    const stop = new AbortController()
    const stopping = handleDelivery(delivery, to => {
      if (smtp.taken.length > 5) stop.abort()
      return compose(to)
    })
    await stopping.run({ ref, batch: 0 }, { signal: stop.signal })
    const { sent = 0, ...others } = await counts()
    expect(others).toEqual({ queued: 60 - sent })
    expect(sent).toBe(smtp.taken.length)
    expect(sent).toBeLessThan(60)
    expect(await queuedIn()).toEqual([0, 0])
  })
})

/** Starts a process that sends this delivery until it is killed. */
async function startSender(): Promise<ChildProcess> {
  const variables = { SMTP_URL: smtp.url, MAIL_CONNECTIONS: '3', MAIL_RATE: '1000', REF: ref }
  const sender = fork(join(import.meta.dirname, '../../support/mail/delivery-sender.ts'), {
    env: { ...process.env, ...variables },
  })
  await once(sender, 'message')
  return sender
}

test('a process that is killed repeatedly sends nobody two mails; mails in transfer are reported', async () => {
  await queue(people(90))
  const kills = 3
  for (let killed = 1; killed <= kills; killed++) {
    const sender = await startSender()
    await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThan(killed * 20), waitOptions)
    sender.kill('SIGKILL')
    await once(sender, 'exit')
  }
  await later(11)
  await run()
  const { sent = 0, uncertain = 0, ...others } = await counts()
  expect([others, sent + uncertain]).toEqual([{}, 90])
  expect(uncertain).toBeLessThanOrEqual(kills * tuning.MAIL_CONNECTIONS)
  expect(new Set(took()).size).toBe(took().length)
  expect(took().length).toBeGreaterThanOrEqual(sent)
}, 90_000)
