import { randomUUID } from 'node:crypto'
import { noteBounce } from '#server/newsletter/bounces/note-bounce.ts'
import { writeEdition } from '#server/newsletter/editions/write.ts'
import { editionMail } from '#server/newsletter/sending/edition-mail.ts'
import { flushEngagements, noteEngagement } from '#server/newsletter/tracking/engagements.ts'
import { flushLinks } from '#server/newsletter/tracking/links.ts'
import { withTracking } from '#server/newsletter/tracking/track.ts'
import { db } from '#server/platform/db/db.ts'
import { readHouse } from '#server/site/queries.ts'

interface Reached {
  id: string
  email: string
  token: string
}

/** The address that refused its mail. */
export const refusedAddress = 'caixa.cheia@correio.example'
const hourMs = 60 * 60 * 1000

/** Writes the mails of an edition that was sent, and how they were read: three of five people open it, a third of those follow links. */
export async function seedReadings(edition: { id: string; sentAt: Date }, people: readonly Reached[]): Promise<void> {
  const refused = people.find(({ email }) => email === refusedAddress)
  const got = people.filter(person => person !== refused)
  const moment = (place: number) => new Date(edition.sentAt.getTime() + 400 * (place + 1))
  await db().mailDelivery.createMany({
    data: people.map((person, place) => ({
      id: randomUUID(),
      kind: editionMail.name,
      ref: edition.id,
      recipient: person.id,
      batch: 0,
      attempts: 1,
      domain: person.email.split('@')[1] ?? null,
      ...(person === refused
        ? { state: 'failed', lastError: '550 5.1.1 <caixa.cheia>: mailbox unavailable' }
        : { state: 'sent' }),
      dueAt: edition.sentAt,
      createdAt: edition.sentAt,
      settledAt: moment(place),
    })),
  })
  if (refused)
    await db().$transaction(tx =>
      noteBounce(tx, {
        subscriberId: refused.id,
        sendId: edition.id,
        kind: 'hard',
        code: '5.1.1',
        reportKey: `demonstração ${edition.id}`,
        at: moment(0),
      }),
    )
  await read(edition, got)
  await db().newsletterSend.update({ where: { id: edition.id }, data: { sentToCount: got.length } })
}

async function read({ id, sentAt }: { id: string; sentAt: Date }, got: readonly Reached[]): Promise<void> {
  const [first] = got
  const written = first && (await writeEdition(id, { ...first, name: '' }, await readHouse()))
  if (!written) return
  withTracking(written, { editionId: id, subscriberId: first.id, isCounted: true })
  await flushLinks()
  const links = await db().newsletterLink.findMany({ where: { sendId: id }, orderBy: { position: 'asc' } })
  const after = (hours: number) => new Date(sentAt.getTime() + hours * hourMs)
  for (const [place, { id: subscriberId }] of got.entries()) {
    if (place % 5 > 2) continue
    const hours = 0.2 + ((place * 7) % 23) / 2
    const mark = { editionId: id, subscriberId }
    noteEngagement({ ...mark, act: 'open', position: 0, at: after(hours) })
    const followed = place % 3 === 0 ? links.filter((_, at) => (at * 5 + place) % 4 === 0).slice(0, 3) : []
    for (const [at, { position }] of followed.entries())
      noteEngagement({ ...mark, act: 'click', position, at: after(hours + (at + 1) / 30) })
  }
  await flushEngagements()
}
