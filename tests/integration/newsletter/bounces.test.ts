import { createHmac, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { receiveBounces } from '#server/newsletter/bounces/http.ts'
import { readMailbox } from '#server/newsletter/bounces/mailbox.ts'
import { newToken } from '#server/newsletter/commands/subscribe.ts'
import { editionMail } from '#server/newsletter/sending/edition-mail.ts'
import { db } from '#server/platform/db/db.ts'
import { messageIdOf } from '#server/platform/mail/mail.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { type ImapDouble, openImap } from '#tests/doubles/imap.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { complaintMail, outlookComplaint, refusalMail, returnedMail } from '#tests/support/mail/reports.ts'

const secret = 'um segredo de teste'.replaceAll(' ', '-').padEnd(40, 'x')
const signal = new AbortController().signal
let imap: ImapDouble

beforeEach(async () => {
  imap = await openImap()
  Object.assign(env(), { BOUNCE_IMAP_URL: imap.url, BOUNCE_SECRET: secret })
})
afterEach(async () => {
  Object.assign(env(), { BOUNCE_IMAP_URL: undefined, BOUNCE_SECRET: undefined })
  await imap.close()
})

/** A mail of an edition that was sent to a subscriber; gives its Message-ID. */
async function mailTo(recipient: string, ref: string, settledAt?: Date): Promise<string> {
  const at = settledAt ?? new Date()
  const times = { dueAt: at, createdAt: at, settledAt }
  const data = { kind: editionMail.name, ref, recipient, batch: 0, state: 'sent', ...times }
  return messageIdOf((await db().mailDelivery.create({ data })).id)
}

/** A subscriber to whom an edition was sent, and the Message-ID of that mail. */
async function sentTo(email = `${randomUUID()}@exemplo.com`) {
  const data = { email, status: 'active', source: 'manual', token: newToken() }
  const { id } = await db().newsletterSubscriber.create({ data })
  const edition = await db().newsletterSend.create({ data: { status: 'sending', sentAt: new Date() } })
  const row = () => db().newsletterSubscriber.findUniqueOrThrow({ where: { id } })
  return { id, email, editionId: edition.id, messageId: await mailTo(id, edition.id), row }
}

describe('the mailbox of reports', () => {
  test('ends an address that does not work at once, and a complaint for good; each report counts once', async () => {
    const [ana, bia] = [await sentTo(), await sentTo()]
    imap.put('From: oi@x.com\nSubject: Só uma pergunta\n\nOi!')
    for (const _ of [1, 2]) imap.put(refusalMail({ email: ana.email, messageId: ana.messageId }))
    imap.put(complaintMail(bia.messageId))
    imap.put(refusalMail({ email: bia.email, messageId: bia.messageId }))
    imap.put(refusalMail({ email: 'ninguem@exemplo.com' }))
    imap.put('Content-Type: multipart/report; boundary=')
    expect(await readMailbox(signal)).toBe(7)
    const ended = await ana.row()
    expect([ended.status, ended.endedAt === null]).toEqual(['bounced', false])
    expect((await bia.row()).status).toBe('complained')
    const bounces = await db().newsletterBounce.findMany({ where: { subscriberId: ana.id } })
    expect(bounces).toMatchObject([{ kind: 'hard', code: '5.1.1', sendId: ana.editionId }])
    // Read mails stay read.
    expect(await readMailbox(signal)).toBe(0)
  })

  test('ends a dead mailbox whose reports come days after newer mails; a mail that arrived in between begins the row anew', async () => {
    const [ana, bia] = [await sentTo(), await sentTo()]
    const day = (at: number) => new Date(Date.now() + (at - 12) * 86_400_000)
    /** The mails of eight days. */
    const mailsTo = async (recipient: string) => {
      const mails = []
      for (let at = 0; at < 8; at++) {
        const { id: ref } = await db().newsletterSend.create({ data: { status: 'sent', sentAt: day(at) } })
        mails.push(await mailTo(recipient, ref, day(at)))
      }
      return mails
    }
    const [toAna, toBia] = [await mailsTo(ana.id), await mailsTo(bia.id)]
    let now = day(5)
    const restore = setClock(() => now)
    const report = async ({ email }: { email: string }, messageId: string | undefined, reported: number) => {
      now = day(reported)
      imap.put(refusalMail({ email, messageId, status: '4.4.7', diagnosis: 'smtp; 451 4.4.1 timed out' }))
      await readMailbox(signal)
    }
    for (const at of [0, 1, 2]) await report(ana, toAna[at], at + 5)
    for (const at of [0, 1, 3]) await report(bia, toBia[at], at + 5)
    restore()
    expect(await ana.row()).toMatchObject({ status: 'bounced', softBounces: 3 })
    expect(await bia.row()).toMatchObject({ status: 'active', softBounces: 1 })
  })

  test('reads a complaint of Outlook.com and a returned mail by the id of our mail', async () => {
    const [ana, bia, caio] = [await sentTo(), await sentTo(), await sentTo()]
    imap.put(outlookComplaint(ana.messageId))
    imap.put(returnedMail(bia.messageId, '550 5.1.1 User unknown'))
    imap.put(returnedMail(caio.messageId, '552 5.2.2 Over quota'))
    await readMailbox(signal)
    expect([(await ana.row()).status, (await bia.row()).status]).toEqual(['complained', 'bounced'])
    expect(await caio.row()).toMatchObject({ status: 'active', softBounces: 1 })
  })

  test('goes on where it broke off, and counts nothing twice', async () => {
    const people = [await sentTo(), await sentTo(), await sentTo()]
    for (const { email, messageId } of people) imap.put(refusalMail({ email, messageId, status: '4.2.2' }))
    imap.cutAt('STORE')
    await expect(readMailbox(signal)).rejects.toThrow()
    expect(await readMailbox(signal)).toBe(3)
    for (const { row } of people) expect((await row()).softBounces).toBe(1)
  })

  test('goes on after a report that nobody can count, and does not read it again', async () => {
    const [ana, bia] = [await sentTo(), await sentTo()]
    imap.put(refusalMail({ email: 'a\0b@exemplo.com' }))
    imap.put(refusalMail({ email: bia.email, messageId: bia.messageId }))
    imap.put(refusalMail({ email: ana.email, messageId: ana.messageId }))
    await asOwner(`ALTER TABLE newsletter_bounces ADD CONSTRAINT refuses_one CHECK (subscriber_id <> '${bia.id}')`)
    try {
      expect(await readMailbox(signal)).toBe(3)
    } finally {
      await asOwner('ALTER TABLE newsletter_bounces DROP CONSTRAINT refuses_one')
    }
    expect([(await ana.row()).status, (await bia.row()).status]).toEqual(['bounced', 'active'])
    expect(await readMailbox(signal)).toBe(0)
  })
})

describe('a stranger who writes to the mailbox', () => {
  test('cannot end a subscription by naming its address (abuse case 39)', async () => {
    const ana = await sentTo()
    const guessed = messageIdOf(randomUUID())
    const foreign = ana.messageId.replace(/@.*>/, '@mau.example>')
    for (const messageId of [undefined, guessed, foreign]) imap.put(refusalMail({ email: ana.email, messageId }))
    imap.put(complaintMail(guessed).replace('redacted@isp.example', ana.email))
    for (const messageId of [guessed, foreign]) {
      imap.put(outlookComplaint(messageId).replace('ana@exemplo.com', ana.email))
      imap.put(returnedMail(messageId, '550 5.1.1 User unknown').replace('ana@exemplo.com', ana.email))
    }
    await readMailbox(signal)
    // At most one temporary refusal a day.
    expect(await ana.row()).toMatchObject({ status: 'active', softBounces: 1 })
  })
})

describe('the signed address for mail providers', () => {
  const signed = (body: string, own: { secret?: string; seconds?: number } = {}) => {
    const seconds = own.seconds ?? Math.floor(Date.now() / 1000)
    const hex = createHmac('sha256', own.secret ?? secret)
      .update(`${seconds}.${body}`)
      .digest('hex')
    return { 'x-portal-signature': `t=${seconds},v1=${hex}` }
  }
  const post = (body: string, headers: Record<string, string>) =>
    receiveBounces(new Request('https://jornal.test/api/newsletter/bounces', { method: 'POST', body, headers }))
  const told = (...reports: object[]) => JSON.stringify({ reports })

  test('counts each event once and ends subscriptions by the rule', async () => {
    const [ana, bia] = [await sentTo(), await sentTo()]
    const body = told(
      { id: 'e1', kind: 'hard', code: '5.1.1', email: ana.email.toUpperCase() },
      { id: 'e2', kind: 'complaint', messageId: bia.messageId },
      { id: 'e3', kind: 'hard', email: 'ninguem@exemplo.com' },
    )
    const answer = await post(body, signed(body))
    expect([answer.status, await answer.json()]).toEqual([200, { counted: 2, known: 0, unknown: 1 }])
    expect(await (await post(body, signed(body))).json()).toEqual({ counted: 0, known: 2, unknown: 1 })
    expect([(await ana.row()).status, (await bia.row()).status]).toEqual(['bounced', 'complained'])
  })

  test('refuses what its provider did not sign just now (abuse case 30)', async () => {
    const ana = await sentTo()
    const body = told({ id: randomUUID(), kind: 'hard', email: ana.email })
    const soon = Math.floor(Date.now() / 1000)
    for (const headers of [
      {},
      signed(body, { secret: 'x'.repeat(40) }),
      signed(`${body} `),
      signed(body, { seconds: soon - 400 }),
      signed(body, { seconds: soon + 400 }),
    ])
      expect((await post(body, headers as Record<string, string>)).status).toBe(403)
    const large = 'x'.repeat(300_000)
    expect((await post(large, signed(large))).status).toBe(413)
    for (const wrong of [
      'x',
      told({ id: 'a', kind: 'hard' }),
      told({ id: 'a', kind: 'hard', email: 'a\0b@exemplo.com' }),
    ])
      expect((await post(wrong, signed(wrong))).status).toBe(400)
    Object.assign(env(), { BOUNCE_SECRET: undefined })
    expect((await post(body, signed(body))).status).toBe(404)
    expect((await ana.row()).status).toBe('active')
  })
})
