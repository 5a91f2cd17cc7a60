import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { startEdition } from '#server/newsletter/sending/commands/start-edition.ts'
import { countNewsletter, findSending, listPending, listSends } from '#server/newsletter/sending/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { makeEdition, makeSubscribers } from '#tests/support/mail/newsletter.ts'
import { refusal } from '#tests/support/refusal.ts'

let master: SignedIn

beforeAll(async () => {
  master = await given.master()
})
beforeEach(async () => {
  await db().newsletterSubscriber.deleteMany()
  await db().newsletterSend.deleteMany()
  await db().mailDelivery.deleteMany()
})

const hour = (count: number) => new Date(Date.now() + count * 3_600_000)

test('Envios has the twenty newest sendings that are over, and counts all but the welcome series', async () => {
  for (let at = 0; at < 22; at++)
    await makeEdition({ status: 'sent', subject: `Edição ${at}`, sentAt: hour(at - 30), sentToCount: 10 })
  await makeEdition({ status: 'stopped', subject: 'Cortada', sentAt: hour(-1) })
  await makeEdition({ kind: 'welcome', status: 'sending', subject: 'Olá', occasion: 'welcome 1', sentAt: hour(-2) })
  await makeSubscribers(2)
  await makeSubscribers(1, { status: 'unsubscribed' })
  const sends = await listSends(master)
  expect(sends).toHaveLength(20)
  expect(sends.slice(0, 2)).toMatchObject([
    { subject: 'Cortada', status: 'stopped' },
    { subject: 'Edição 21', sentTo: 10 },
  ])
  expect(await countNewsletter(master)).toEqual({ active: 2, sends: 23, ended: 1 })
})

test('above them stands every edition with uncertain mails, however old; and many sendings hide no draft', async () => {
  await makeEdition({ subject: 'Rascunho' })
  const old = await makeEdition({ status: 'sent', subject: 'Antiga', sentAt: hour(-900), endedAt: hour(-899) })
  for (let at = 0; at < 51; at++) await makeEdition({ kind: 'daily', status: 'sending', sentAt: hour(-1) })
  const mail = { kind: 'newsletter.edition', ref: old.id, recipient: 'a', batch: 0, state: 'uncertain' }
  await db().mailDelivery.create({ data: { ...mail, dueAt: hour(-1), createdAt: hour(-1) } })
  const pending = await listPending(master, new Date())
  expect(pending.filter(({ uncertain }) => uncertain > 0)).toMatchObject([{ id: old.id, uncertain: 1 }])
  expect(pending.map(({ subject }) => subject)).toContain('Rascunho')
})

test('a sending has its mails by state, and the domains that refuse with the time they wait until', async () => {
  await makeSubscribers(3, {}, at => (at === 0 ? 'bom.local' : 'ruim.local'))
  const { id, version } = await makeEdition()
  expect(await findSending(master, id)).toBeNull()
  await startEdition(master, { id, version })
  const until = hour(0.1)
  await db().mailDomain.create({ data: { domain: 'ruim.local', level: 2, waitsUntil: until, reply: '451 later' } })
  await db().mailDelivery.updateMany({ where: { ref: id, domain: 'bom.local' }, data: { state: 'sent' } })
  const [first] = await db().mailDelivery.findMany({ where: { ref: id, domain: 'ruim.local' } })
  await db().mailDelivery.update({ where: { id: first?.id }, data: { lastError: 'Error: 451 later' } })
  expect(await findSending(master, id)).toMatchObject({
    status: 'sending',
    counts: { sent: 1, queued: 2, failed: 0 },
    domains: [{ domain: 'ruim.local', failed: 0, waiting: 2, reply: 'Error: 451 later', waitsUntil: until }],
  })
  const link = { sendId: id, url: 'https://a.test/1' }
  await db().newsletterLink.createMany({
    data: [
      { ...link, position: 1, clicks: 2 },
      { ...link, position: 2, clicks: 9, url: 'https://a.test/2' },
    ],
  })
  expect((await findSending(master, id))?.links.map(({ clicks }) => clicks)).toEqual([9, 2])
})

test('only masters read them', async () => {
  for (const actor of [anonymous, await given.reader(), await given.author(), await given.editor()])
    for (const attempt of [
      () => listSends(actor),
      () => listPending(actor, new Date()),
      () => countNewsletter(actor),
      () => findSending(actor, randomUUID()),
    ])
      expect(await refusal(attempt())).toBe('forbidden')
})
