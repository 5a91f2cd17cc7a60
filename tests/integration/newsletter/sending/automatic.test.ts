import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import { type Automatic, nothingAutomatic } from '#lib/schemas/newsletter/automatic.ts'
import { editionBlocks } from '#lib/schemas/newsletter/edition.ts'
import { noteRestored } from '#server/backup/commands/note-restored.ts'
import { saveAutomatic } from '#server/newsletter/automatic/commands/save-automatic.ts'
import { findAutomatic } from '#server/newsletter/automatic/queries.ts'
import { addSubscriber } from '#server/newsletter/commands/add-subscriber.ts'
import { changeSubscription } from '#server/newsletter/commands/change-subscription.ts'
import { editionMail } from '#server/newsletter/sending/edition-mail.ts'
import { editionRound, sendingJobs } from '#server/newsletter/sending/jobs.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { given } from '#tests/support/given.ts'
import { makeSubscribers } from '#tests/support/mail/newsletter.ts'
import { refusal } from '#tests/support/refusal.ts'

let master: SignedIn
let now = new Date()
let restore = () => {}

beforeAll(async () => {
  restore = setClock(() => now)
  master = await given.master()
})
afterAll(() => restore())
beforeEach(async () => {
  now = new Date()
  await db().newsletterSubscriber.deleteMany()
  await db().newsletterSend.deleteMany()
  await db().mailDelivery.deleteMany()
  await db().article.updateMany({ data: { deletedAt: now } })
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = ${editionMail.name}`
})

const round = () => sendingJobs.find(({ job }) => job.name === editionRound.name)?.run({})
const set = (fields: Partial<Automatic>) => saveAutomatic(master, { ...nothingAutomatic, ...fields })
/** A Friday morning in São Paulo, in days from that of the test. */
const morning = (clock: string, days = 0) => {
  const day = new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10)
  now = new Date(`${day}T${clock}:00-03:00`)
}
const editions = () => db().newsletterSend.findMany({ orderBy: [{ sentAt: 'asc' }, { city: 'asc' }] })
const gets = async (id: string | undefined) =>
  (await db().mailDelivery.findMany({ where: { ref: id }, select: { recipient: true } })).map(row => row.recipient)
async function publish(title: string, city: string, minutesAgo: number) {
  const { article } = await given.article({ status: 'published', fields: { title, cities: [city] } })
  return db().article.update({
    where: { id: article.id },
    data: { publishedAt: new Date(now.getTime() - minutesAgo * 60_000) },
  })
}

describe('the daily edition', () => {
  test('goes to each city at its own morning, once, with two workers at work', async () => {
    await set({ daily: true })
    morning('06:29')
    const londrina = await makeSubscribers(2, { city: 'londrina-pr' })
    const everything = await makeSubscribers(1)
    const manaus = await makeSubscribers(1, { city: 'manaus-am' })
    await makeSubscribers(1, { city: 'londrina-pr', frequency: 'weekly' })
    const [obra] = [await publish('Ponte nova abre em Londrina', 'londrina-pr', 60)]
    await publish('Feira de Manaus cresce', 'manaus-am', 90)
    await round()
    expect(await editions()).toEqual([])
    morning('06:30')
    await Promise.all([round(), round()])
    const sent = await editions()
    expect(sent.map(({ city, subject, status, kind }) => [city, subject, status, kind])).toEqual([
      ['londrina-pr', 'Bom dia, Londrina: Ponte nova abre em Londrina', 'sending', 'daily'],
      [null, expect.stringMatching(/^Bom dia: /), 'sending', 'daily'],
    ])
    expect((await gets(sent[0]?.id)).sort()).toEqual([...londrina].sort())
    expect(await gets(sent[1]?.id)).toEqual(everything)
    const blocks = editionBlocks.parse(sent[0]?.blocks)
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'article', 'agenda'])
    expect(blocks[1]).toMatchObject({ articleId: obra?.id, look: 'lead' })
    // In Manaus it is half past five.
    morning('07:30')
    await round()
    const [, , third, ...more] = await editions()
    expect([third?.city, await gets(third?.id), more]).toEqual(['manaus-am', manaus, []])
  })

  test('of a morning that a backup was restored in is left out when it was due before, and goes out when it was not', async () => {
    await set({ daily: true })
    morning('06:20')
    await makeSubscribers(1, { city: 'londrina-pr' })
    await publish('Ponte nova abre em Londrina', 'londrina-pr', 30)
    const restoredAt = (clock: string) => {
      morning(clock)
      return noteRestored(system, { archivedAt: now.toISOString() })
    }
    await restoredAt('07:10')
    morning('07:20')
    await round()
    expect(await editions()).toEqual([])
    await restoredAt('06:20')
    morning('06:30')
    await round()
    expect(await editions()).toHaveLength(1)
    await db().siteSetting.delete({ where: { key: 'restored' } })
  })

  test('is skipped when nothing is new since the last one, and tells only what is new, also what came while it was made', async () => {
    await set({ daily: true })
    await makeSubscribers(1, { city: 'londrina-pr' })
    morning('06:30')
    await publish('Primeira', 'londrina-pr', 30)
    await round()
    morning('06:31', 1)
    await round()
    expect(await editions()).toHaveLength(1)
    // With many cities, a round takes a while.
    morning('06:30')
    await db().newsletterSend.updateMany({ data: { sentAt: new Date(now.getTime() + 120_000) } })
    await publish('Entre as duas', 'londrina-pr', -1)
    await publish('De outra cidade', 'maringa-pr', -1)
    morning('06:31', 1)
    await round()
    const [, second] = await editions()
    expect(second?.subject).toBe('Bom dia, Londrina: Entre as duas')
    expect(editionBlocks.parse(second?.blocks).filter(({ kind }) => kind === 'article')).toHaveLength(1)
  })

  test('is not sent while it is off, nor in the afternoon', async () => {
    await set({ daily: false })
    await makeSubscribers(1)
    morning('06:40')
    await publish('Notícia', 'londrina-pr', 30)
    await round()
    await set({ daily: true })
    morning('15:00')
    await round()
    expect(await editions()).toEqual([])
  })

  test('that was prepared by a worker that died is sent by the next', async () => {
    await set({ daily: true })
    await makeSubscribers(1, { city: 'londrina-pr' })
    morning('06:30')
    await publish('Notícia', 'londrina-pr', 30)
    await round()
    await db().mailDelivery.deleteMany()
    await db().newsletterSend.updateMany({ data: { status: 'draft', sentAt: null } })
    await round()
    expect(await editions()).toMatchObject([{ status: 'sending' }])
    expect(await db().mailDelivery.count()).toBe(1)
  })
})

test('the weekly edition has its day, and goes to those who chose once a week', async () => {
  await set({ weekly: true, weekday: 'sexta' })
  const weekly = await makeSubscribers(1, { city: 'londrina-pr', frequency: 'weekly' })
  await makeSubscribers(1, { city: 'londrina-pr' })
  // 1 January 2027 is a Friday.
  morning('07:00', -1)
  await publish('De segunda', 'londrina-pr', 3 * 24 * 60)
  await round()
  expect(await editions()).toEqual([])
  morning('07:00')
  await Promise.all([round(), round()])
  const [only, ...more] = await editions()
  expect([only?.subject, only?.occasion, more]).toEqual([
    'A semana em Londrina: De segunda',
    'weekly 2027-01-01 londrina-pr',
    [],
  ])
  expect(await gets(only?.id)).toEqual(weekly)
})

describe('the welcome series', () => {
  const subscriber = (email: string) => db().newsletterSubscriber.findUniqueOrThrow({ where: { email } })

  test('greets at the confirmation, explains three days later, and never again', async () => {
    await set({ welcome: true })
    await addSubscriber(master, { email: 'mao@exemplo.com', name: '' })
    const token = 'x'.repeat(24)
    await db().newsletterSubscriber.create({
      data: { email: 'ana@exemplo.com', status: 'pending', token, source: 'form' },
    })
    await round()
    const [hello] = await editions()
    expect(await gets(hello?.id)).toEqual([(await subscriber('mao@exemplo.com')).id])
    const own = { token, name: '', city: null, frequency: 'daily' } as const
    await changeSubscription(anonymous, { ...own, act: 'confirm' })
    await Promise.all([round(), round(), round()])
    expect(await gets(hello?.id)).toHaveLength(2)
    expect(hello).toMatchObject({ kind: 'welcome', occasion: 'welcome 1', isPublic: false })
    now = new Date(now.getTime() + 2.9 * 86_400_000)
    await round()
    expect(await editions()).toHaveLength(1)
    now = new Date(now.getTime() + 0.2 * 86_400_000)
    await round()
    const [, howTo] = await editions()
    expect(howTo?.occasion).toBe('welcome 2')
    expect(await gets(howTo?.id)).toHaveLength(2)
    expect(await subscriber('ana@exemplo.com')).toMatchObject({ welcomed: 2, welcomeAt: null })
    // Who leaves and comes back knows it all.
    await changeSubscription(anonymous, { ...own, act: 'leave' })
    await changeSubscription(anonymous, { ...own, act: 'confirm' })
    expect(await subscriber('ana@exemplo.com')).toMatchObject({ status: 'active', welcomeAt: null })
  })

  test('greets nobody late: whoever confirmed while it was off is left out', async () => {
    await set({ welcome: false })
    await addSubscriber(master, { email: 'mao@exemplo.com', name: '' })
    await round()
    await set({ welcome: true })
    await round()
    expect(await editions()).toEqual([])
  })
})

test('masters switch it, and nobody else', async () => {
  for (const actor of [anonymous, await given.reader(), await given.author(), await given.editor()]) {
    expect(await refusal(saveAutomatic(actor, { ...nothingAutomatic, daily: true }))).toBe('forbidden')
    expect(await refusal(findAutomatic(actor))).toBe('forbidden')
  }
  await set({ daily: true, hour: '07:15' })
  expect((await findAutomatic(master)).fields).toMatchObject({ daily: true, hour: '07:15', weekly: false })
  expect(await refusal(saveAutomatic(master, { ...nothingAutomatic, from: nothingAutomatic }))).toBe(
    'setting_changed_meanwhile',
  )
})
