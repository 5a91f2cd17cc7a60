import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { noteRefused } from '#server/newsletter/bounces/note-bounce.ts'
import { startEdition } from '#server/newsletter/sending/commands/start-edition.ts'
import { composeEdition, standingOf } from '#server/newsletter/sending/compose.ts'
import { editionMail } from '#server/newsletter/sending/edition-mail.ts'
import { finishEdition } from '#server/newsletter/sending/finish-edition.ts'
import { db } from '#server/platform/db/db.ts'
import { handleDelivery } from '#server/platform/mail/deliver.ts'
import { closeMail } from '#server/platform/mail/transport.ts'
import { env } from '#server/platform/process/env.ts'
import { openSmtp, type SmtpDouble } from '#tests/doubles/smtp.ts'
import { given } from '#tests/support/given.ts'
import { makeEdition, makeSubscribers, statesOf } from '#tests/support/mail/newsletter.ts'
import { expectWithin } from '#tests/support/tier.ts'

let smtp: SmtpDouble
let master: SignedIn

beforeAll(async () => {
  smtp = await openSmtp()
  master = await given.master()
  Object.assign(env(), { SMTP_URL: smtp.url, MAIL_CONNECTIONS: 4, MAIL_RATE: 9_000 })
})
afterAll(async () => {
  closeMail()
  await smtp.close()
})
beforeEach(async () => {
  smtp.taken.length = 0
  smtp.behaviours.clear()
  await db().newsletterSubscriber.deleteMany()
  await db().newsletterSend.deleteMany()
  await db().mailDelivery.deleteMany()
  domain += 1
})

/** Each test has domains of its own, since a process remembers what it knows of them. */
let domain = 0
const good = () => `bom${domain}.local`
const bad = () => `ruim${domain}.local`
/** A domain counts as hanging after a second and a half, and not after five. */
const handler = handleDelivery(editionMail, composeEdition, {
  standing: standingOf,
  refused: noteRefused,
  worked: finishEdition,
  slowAfter: 1_500,
})
const runBatch = (ref: string) => handler.run({ ref, batch: 0 })
const waitOf = (name: string) => db().mailDomain.findUnique({ where: { domain: name } })
const minutesTo = (date: Date | undefined) => Math.round(((date?.getTime() ?? 0) - Date.now()) / 60_000)
/** Lets the wait of a domain be over. */
async function passWait(name: string): Promise<void> {
  const past = new Date(Date.now() - 1_000)
  await db().mailDomain.updateMany({ where: { domain: name }, data: { waitsUntil: past } })
  await db().mailDelivery.updateMany({ where: { domain: name, state: 'queued' }, data: { dueAt: past } })
}
/** A process believes for a second what it read of the waits: the first runs after one may find it. */
const runUntil = (ref: string, expected: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await runBatch(ref)
      await expected()
    },
    { timeout: 20_000, interval: 100 },
  )
const dueOf = async (ref: string) =>
  (await db().mailDelivery.findMany({ where: { ref, state: 'queued' }, select: { dueAt: true } })).map(({ dueAt }) =>
    minutesTo(dueAt),
  )

async function begin(count: number, domainOf: (at: number) => string): Promise<string> {
  await makeSubscribers(count, {}, domainOf)
  const one = await makeEdition()
  await startEdition(master, one)
  return one.id
}

describe('a domain that refuses for now', () => {
  test('waits one, five and thirty minutes, and the others get their mails at once', async () => {
    smtp.behaviours.set(`@${bad()}`, { recipient: 451, says: '4.7.0 slow down' })
    const id = await begin(60, at => (at % 2 === 0 ? good() : bad()))
    await runUntil(id, async () => expect(await statesOf(id)).toEqual({ sent: 30, queued: 30 }))
    expect(await waitOf(bad())).toMatchObject({ level: 1, reply: expect.stringContaining('slow down') })
    // Three were refused, and at most as many more were already on their way; the rest was not tried.
    const tried = () => db().mailDelivery.count({ where: { ref: id, state: 'queued', attempts: { gt: 0 } } })
    expect(await tried()).toBeGreaterThanOrEqual(3)
    expect(await tried()).toBeLessThanOrEqual(5)
    expect(new Set(await dueOf(id))).toEqual(new Set([1]))
    for (const [level, minutes] of [
      [2, 5],
      [3, 30],
    ] as const) {
      await passWait(bad())
      await runUntil(id, async () => expect(await waitOf(bad())).toMatchObject({ level }))
      expect(Math.min(...(await dueOf(id)))).toBe(minutes)
    }
    expect(await waitOf(good())).toBeNull()
    smtp.behaviours.clear()
    await runUntil(id, async () => {
      await passWait(bad())
      expect(await statesOf(id)).toEqual({ sent: 60 })
    })
    expect(await waitOf(bad())).toBeNull()
    expect(new Set(smtp.taken.map(({ to }) => to)).size).toBe(60)
  }, 60_000)

  test('is not the domain of a mailbox that is full', async () => {
    smtp.behaviours.set(`@${bad()}`, { recipient: 452, says: '4.2.2 mailbox full' })
    const id = await begin(8, bad)
    await runBatch(id)
    expect(await waitOf(bad())).toBeNull()
    expect(await db().mailDelivery.count({ where: { ref: id, attempts: 1 } })).toBe(8)
  })
})

test('a domain that hangs holds half of the connections at most, and delays nobody else', async () => {
  smtp.behaviours.set(`@${bad()}`, 'hang')
  const id = await begin(100, at => (at < 50 ? bad() : good()))
  const started = performance.now()
  await runBatch(id)
  expectWithin(10_000, started)
  expect(smtp.taken).toHaveLength(50)
  expect(await waitOf(bad())).toMatchObject({ level: 1 })
  // Two are still being sent, since no answer came; the others wait for their domain.
  expect(await statesOf(id)).toEqual({ sent: 50, sending: 2, queued: 48 })
  expect(Math.min(...(await dueOf(id)))).toBe(1)
  // The two settle by themselves, on another connection.
  smtp.behaviours.clear()
  smtp.hangUp()
  await vi.waitFor(async () => expect(await statesOf(id)).toEqual({ sent: 52, queued: 48 }), 10_000)
}, 30_000)

test('a domain that takes each mail slowly gets them all, two at a time, and does not wait', async () => {
  smtp.behaviours.set(`@${bad()}`, { slow: 3_000 })
  const id = await begin(4, bad)
  await runUntil(id, async () => expect(await statesOf(id)).toEqual({ sent: 4 }))
  expect(await waitOf(bad())).toBeNull()
  expect(new Set(smtp.taken.map(({ to }) => to)).size).toBe(4)
}, 30_000)

describe('a refusal for good', () => {
  const subscriber = (id: string | undefined) => db().newsletterSubscriber.findUniqueOrThrow({ where: { id } })
  const refuse = async (says: string, code = 550) => {
    smtp.behaviours.set(`@${bad()}`, { recipient: code, says })
    const [id] = await makeSubscribers(1, {}, bad)
    const one = await makeEdition()
    await startEdition(master, one)
    await runBatch(one.id)
    expect(await statesOf(one.id)).toEqual({ failed: 1 })
    return { id, one }
  }

  test.each(['5.1.1 no such user', 'no such user'])(
    'about the address (%s) ends the subscription at once',
    async says => {
      const { id, one } = await refuse(says)
      expect(await subscriber(id)).toMatchObject({ status: 'bounced', endedAt: expect.any(Date) })
      expect(await db().newsletterBounce.findMany({ where: { subscriberId: id } })).toMatchObject([
        { kind: 'hard', sendId: one.id, code: expect.stringMatching(/^5/) },
      ])
      // The address stands nowhere but in its own row.
      const { email } = await subscriber(id)
      const mail = await db().mailDelivery.findFirstOrThrow({ where: { ref: one.id } })
      expect(mail.lastError).not.toContain(email.split('@')[0])
    },
  )

  test.each([
    ['JunkMail rejected - your IP is listed', 'recipient'],
    ['this message looks like spam', 'message'],
  ] as const)('without an enhanced code, about us (%s), ends nothing and lets the domain wait', async (says, stage) => {
    smtp.behaviours.set(`@${bad()}`, stage === 'recipient' ? { recipient: 550, says } : { message: 550, says })
    const id = await begin(8, bad)
    await runUntil(id, async () => expect(await waitOf(bad())).toMatchObject({ level: 1 }))
    const people = await db().newsletterSubscriber.findMany()
    expect(people.every(({ status, softBounces }) => status === 'active' && softBounces === 0)).toBe(true)
    expect(await db().newsletterBounce.findFirst()).toMatchObject({ kind: 'soft', code: '5.7.0' })
    expect((await statesOf(id)).queued).toBeGreaterThan(0)
  })

  test('without an enhanced code, about nobody in particular, counts as a temporary one', async () => {
    const { id } = await refuse('refused')
    expect(await subscriber(id)).toMatchObject({ status: 'active', softBounces: 1 })
  })

  test('a mail that was refused for now to its end counts as one', async () => {
    smtp.behaviours.set(`@${bad()}`, { recipient: 452, says: '4.2.2 mailbox full' })
    const [id = ''] = await makeSubscribers(1, {}, bad)
    const one = await makeEdition()
    await startEdition(master, one)
    await db().mailDelivery.updateMany({ where: { ref: one.id }, data: { attempts: 5 } })
    await runBatch(one.id)
    expect(await statesOf(one.id)).toEqual({ failed: 1 })
    expect(await subscriber(id)).toMatchObject({ status: 'active', softBounces: 1 })
  })
})

test('one-click unsubscribing stands under the signature of the house (RFC 8058)', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  Object.assign(env(), { dkim: { domainName: 'jornal.com.br', keySelector: 'boletim', privateKey } })
  closeMail()
  const id = await begin(1, good)
  await runBatch(id)
  Object.assign(env(), { dkim: null })
  closeMail()
  const [signature = ''] = /^DKIM-Signature:(?:.*\r\n)(?:[ \t].*\r\n)*/m.exec(smtp.taken[0]?.raw ?? '') ?? []
  expect(signature).toContain('d=jornal.com.br')
  const signed = (/\bh=([^;]*)/.exec(signature)?.[1] ?? '').toLowerCase().replace(/\s/g, '').split(':')
  expect(signed).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-id', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
})
