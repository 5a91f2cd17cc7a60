import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { pauseEdition, resumeEdition, stopEdition } from '#server/newsletter/sending/commands/hold-edition.ts'
import { settleEdition } from '#server/newsletter/sending/commands/settle-edition.ts'
import { startEdition } from '#server/newsletter/sending/commands/start-edition.ts'
import { editionMail } from '#server/newsletter/sending/edition-mail.ts'
import { pruneMails } from '#server/newsletter/sending/finish-edition.ts'
import { editionRound, sendingJobs } from '#server/newsletter/sending/jobs.ts'
import { db } from '#server/platform/db/db.ts'
import { closeMail } from '#server/platform/mail/transport.ts'
import { env } from '#server/platform/process/env.ts'
import { openSmtp, type SmtpDouble } from '#tests/doubles/smtp.ts'
import { given } from '#tests/support/given.ts'
import { makeEdition, makeSubscribers, statesOf } from '#tests/support/mail/newsletter.ts'
import { refusal } from '#tests/support/refusal.ts'

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
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = ${editionMail.name}`
})

const job = (name: string) => sendingJobs.find(handler => handler.job.name === name)
const round = () => job(editionRound.name)?.run({})
const runBatch = (ref: string, batch = 0) => job(editionMail.name)?.run({ ref, batch })
const edition = (id: string) => db().newsletterSend.findUniqueOrThrow({ where: { id } })
const firstMail = (ref: string) => db().mailDelivery.findFirstOrThrow({ where: { ref } })
const took = () => smtp.taken.map(({ to }) => to).sort()
const jobsOf = async (ref: string) =>
  (
    await db().$queryRaw<{ batch: number }[]>`
      SELECT (data ->> 'batch')::int AS batch FROM pgboss.job WHERE name = ${editionMail.name} AND data ->> 'ref' = ${ref} ORDER BY 1`
  ).map(({ batch }) => batch)

describe('a master starts an edition', () => {
  test('and each active subscriber gets it once, with the headers of a list', async () => {
    const ids = await makeSubscribers(5)
    await makeSubscribers(1, { status: 'unsubscribed' })
    const { id, version } = await makeEdition()
    expect(await startEdition(master, { id, version })).toEqual({ recipients: 5 })
    expect(await edition(id)).toMatchObject({ status: 'sending', sentToCount: 5, sentAt: expect.any(Date) })
    expect((await edition(id)).slug).toMatch(/^a-praca-reabre-no-sabado-/)
    await runBatch(id)
    const rows = await db().newsletterSubscriber.findMany({ where: { id: { in: ids } } })
    expect(took()).toEqual(rows.map(({ email }) => email).sort())
    expect(await edition(id)).toMatchObject({ status: 'sent', sentToCount: 5, endedAt: expect.any(Date) })
    const [row] = rows
    const { raw = '' } = smtp.taken.find(({ to }) => to === row?.email) ?? {}
    const unfolded = raw.replace(/\r\n[ \t]+/g, ' ')
    expect(unfolded).toContain(`List-Unsubscribe: <http://localhost:3000/api/newsletter/leave/${row?.token}>`)
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(unfolded).toMatch(/^List-Id: <newsletter.localhost>\r$/im)
    expect(unfolded).toContain('Precedence: bulk')
    expect(unfolded).toContain(`Feedback-ID: ${id}:newsletter:localhost`)
    // One recipient: nobody sees another's address (abuse case 26).
    expect(raw.match(/^To: .*$/gm)).toHaveLength(1)
    expect(raw).not.toMatch(/^(?:Cc|Bcc):/m)
  })

  test('only once: twenty at the same time are one sending (abuse case 31)', async () => {
    await makeSubscribers(3)
    const one = await makeEdition()
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => startEdition(master, one)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await statesOf(one.id)).toEqual({ queued: 3 })
    expect(await jobsOf(one.id)).toEqual([0])
  })

  test('not when it says nothing, has no recipient, or was changed meanwhile', async () => {
    await makeSubscribers(1)
    const empty = await makeEdition({ blocks: [] })
    const untitled = await makeEdition({ subject: ' ' })
    const nobody = await makeEdition({ segment: { tag: 'vizinhos' } })
    const { id, version } = await makeEdition()
    expect(await refusal(startEdition(master, empty))).toBe('edition_empty')
    expect(await refusal(startEdition(master, untitled))).toBe('edition_empty')
    expect(await refusal(startEdition(master, nobody))).toBe('edition_without_recipients')
    expect(await refusal(startEdition(master, { id, version: version + 1 }))).toBe('edition_changed_meanwhile')
    for (const one of [empty, untitled, nobody, { id }]) {
      expect(await edition(one.id)).toMatchObject({ status: 'draft', sentAt: null, slug: null })
      expect(await statesOf(one.id)).toEqual({})
    }
  })

  test('and nobody else does', async () => {
    await makeSubscribers(1)
    const one = await makeEdition()
    for (const actor of [anonymous, await given.reader(), await given.author(), await given.editor()]) {
      for (const attempt of [
        () => startEdition(actor, one),
        () => pauseEdition(actor, one),
        () => resumeEdition(actor, one),
        () => stopEdition(actor, one),
        () => settleEdition(actor, { id: one.id, choice: 'again' }),
      ])
        expect(await refusal(attempt())).toBe('forbidden')
    }
    expect(await edition(one.id)).toMatchObject({ status: 'draft' })
  })

  test('for very many in pieces: the same number, one job for each 200', async () => {
    await makeSubscribers(10_450)
    const one = await makeEdition()
    expect(await startEdition(master, one)).toEqual({ recipients: 10_450 })
    const batches = await jobsOf(one.id)
    expect(batches).toHaveLength(10_000 / 200 + Math.ceil(450 / 200))
    expect(new Set(batches).size).toBe(batches.length)
  })
})

describe('a sending', () => {
  test('leaves out who left after it began', async () => {
    const [first] = await makeSubscribers(3)
    const one = await makeEdition()
    await startEdition(master, one)
    await db().newsletterSubscriber.update({ where: { id: first }, data: { status: 'unsubscribed' } })
    await runBatch(one.id)
    expect(await statesOf(one.id)).toEqual({ sent: 2, skipped: 1 })
    expect(await edition(one.id)).toMatchObject({ status: 'sent', sentToCount: 2 })
  })

  test('pauses within a batch, and goes on with the rest', async () => {
    await makeSubscribers(150)
    const one = await makeEdition()
    await startEdition(master, one)
    Object.assign(env(), { MAIL_RATE: 60 })
    closeMail()
    const running = runBatch(one.id)
    while (smtp.taken.length < 20) await new Promise(resolve => setImmediate(resolve))
    await pauseEdition(master, one)
    await running
    Object.assign(env(), { MAIL_RATE: 9_000 })
    closeMail()
    const sent = smtp.taken.length
    expect(sent).toBeLessThan(140)
    expect(await statesOf(one.id)).toEqual({ sent, queued: 150 - sent })
    // A job that was queued before the pause, and the round of each minute, send nothing and end nothing.
    await runBatch(one.id)
    await round()
    expect(smtp.taken).toHaveLength(sent)
    expect(await edition(one.id)).toMatchObject({ status: 'paused' })
    expect(await refusal(pauseEdition(master, one))).toBe('edition_closed')
    const before = (await jobsOf(one.id)).length
    await resumeEdition(master, one)
    expect(await jobsOf(one.id)).toHaveLength(before + 1)
    await runBatch(one.id)
    expect(await statesOf(one.id)).toEqual({ sent: 150 })
    expect(new Set(took()).size).toBe(150)
    expect(await edition(one.id)).toMatchObject({ status: 'sent', sentToCount: 150 })
  }, 30_000)

  test('that is stopped sends no more, and counts what it sent', async () => {
    await makeSubscribers(6, {}, at => (at < 2 ? 'exemplo.local' : 'tarde.local'))
    smtp.behaviours.set('@tarde.local', { recipient: 451 })
    const one = await makeEdition()
    await startEdition(master, one)
    await runBatch(one.id)
    expect(await statesOf(one.id)).toEqual({ sent: 2, queued: 4 })
    await stopEdition(master, one)
    expect(await statesOf(one.id)).toEqual({ sent: 2, cancelled: 4 })
    await round()
    expect(await edition(one.id)).toMatchObject({ status: 'stopped', sentToCount: 2, endedAt: expect.any(Date) })
    expect(await refusal(resumeEdition(master, one))).toBe('edition_closed')
    expect(await refusal(startEdition(master, { id: one.id, version: 2 }))).toBe('edition_closed')
  })

  test('that was stopped while a mail was in transfer does not try that mail again', async () => {
    await makeSubscribers(1)
    const one = await makeEdition()
    await startEdition(master, one)
    await stopEdition(master, one)
    await db().mailDelivery.updateMany({ where: { ref: one.id }, data: { state: 'queued', settledAt: null } })
    await runBatch(one.id)
    expect([await statesOf(one.id), took()]).toEqual([{ cancelled: 1 }, []])
  })

  test('of which a process died is ended by the round, with its uncertain mails for a master to settle', async () => {
    await makeSubscribers(5)
    const one = await makeEdition()
    await startEdition(master, one)
    const [victim] = await db().mailDelivery.findMany({ where: { ref: one.id }, take: 1 })
    await db().mailDelivery.update({
      where: { id: victim?.id },
      data: { state: 'sending', claimedAt: new Date(Date.now() - 11 * 60_000) },
    })
    await runBatch(one.id)
    expect(await statesOf(one.id)).toEqual({ sent: 4, uncertain: 1 })
    expect(await edition(one.id)).toMatchObject({ status: 'sent', sentToCount: 4 })
    expect(await settleEdition(master, { id: one.id, choice: 'again' })).toBe(1)
    expect(await refusal(settleEdition(master, { id: one.id, choice: 'sent' }))).toBe('edition_closed')
    await runBatch(one.id)
    expect(await statesOf(one.id)).toEqual({ sent: 5 })
    expect(await edition(one.id)).toMatchObject({ status: 'sent', sentToCount: 5 })
    expect(took()).toHaveLength(5)
  })
})

describe('a scheduled edition', () => {
  const due = { status: 'scheduled', scheduledAt: new Date(Date.now() - 1_000) }

  beforeEach(async () => {
    const value = { ...defaultIdentity, address: 'Rua das Flores, 12, Londrina (PR)' }
    await db().notification.deleteMany()
    await db().siteSetting.upsert({ where: { key: 'identity' }, create: { key: 'identity', value }, update: { value } })
  })

  test('starts when it is due, once, whatever number of workers look', async () => {
    await makeSubscribers(3)
    const one = await makeEdition(due)
    const later = await makeEdition({ status: 'scheduled', scheduledAt: new Date(Date.now() + 60_000) })
    await Promise.all([round(), round(), round()])
    expect(await statesOf(one.id)).toEqual({ queued: 3 })
    expect(await edition(one.id)).toMatchObject({ status: 'sending', version: 2 })
    expect(await edition(later.id)).toMatchObject({ status: 'scheduled' })
    expect(await db().auditEntry.count({ where: { action: 'newsletter.sent', subjectId: one.id } })).toBe(1)
  })

  test('is checked again when it is due: masters are told why it did not go, or what it went without', async () => {
    await makeSubscribers(1)
    const { article } = await given.article({ status: 'published' })
    const chosen = { id: 'b1', kind: 'article', articleId: article.id, look: 'lead' } as const
    const heading = { id: 'b2', kind: 'heading', text: 'A praça reabre' } as const
    const text = { id: 'b3', kind: 'text', body: '<p>Bom dia!</p>' } as const
    const alone = await makeEdition({ ...due, subject: 'Só a obra', blocks: [heading, chosen] })
    const others = await makeEdition({ ...due, subject: 'A obra e mais', blocks: [chosen, text] })
    await changeStatus(await given.editor(), { id: article.id, version: article.version, status: 'draft' })
    await round()
    expect(await edition(alone.id)).toMatchObject({ status: 'draft', version: 2, scheduledAt: due.scheduledAt })
    expect(await db().auditEntry.findFirst({ where: { subjectId: alone.id } })).toMatchObject({
      action: 'newsletter.not_sent',
      status: 'failed',
      details: { reasons: ['blocks'] },
    })
    expect(await edition(others.id)).toMatchObject({ status: 'sending' })
    const told = await db().notification.findMany({
      where: { userId: master.id, type: 'NEWSLETTER_PROBLEM' },
      orderBy: { createdAt: 'asc' },
    })
    expect(told).toMatchObject([
      {
        message: 'A edição “Só a obra” da newsletter não foi enviada na hora marcada.',
        metadata: { editionId: alone.id, errors: ['Blocos: Nenhum dos blocos tem o que mostrar agora.'] },
      },
      {
        message: 'A edição “A obra e mais” da newsletter saiu sem o que foi tirado do ar.',
        metadata: { editionId: others.id, warnings: ['Bloco 1 (Matéria): Matéria não aparece.'] },
      },
    ])
  })
})

/** Half a year after an edition ended nothing says who got it, but for mails that a master still has to settle. */
test.each(['sent', 'again'] as const)(
  'a mail that is settled (%s) after the others are forgotten takes nothing from the count',
  async choice => {
    await makeSubscribers(3)
    const { id, version } = await makeEdition()
    await startEdition(master, { id, version })
    await runBatch(id)
    expect(await pruneMails()).toBe(0)
    const endedAt = new Date(Date.now() - 181 * 24 * 60 * 60 * 1000)
    await db().newsletterSend.update({ where: { id }, data: { endedAt, sentToCount: 2 } })
    await db().mailDelivery.updateMany({
      where: { ref: id, recipient: (await firstMail(id)).recipient },
      data: { state: 'uncertain' },
    })
    expect(await pruneMails()).toBe(2)
    expect(await db().mailDelivery.count({ where: { ref: id } })).toBe(1)
    expect(await settleEdition(master, { id, choice })).toBe(1)
    await runBatch(id)
    expect(await edition(id)).toMatchObject({ status: 'sent', sentToCount: choice === 'sent' ? 3 : 2 })
  },
)
