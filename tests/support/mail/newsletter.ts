import { randomUUID } from 'node:crypto'
import { everybody } from '#lib/newsletter/segment.ts'
import { newToken } from '#server/newsletter/commands/subscribe.ts'
import { editionMail } from '#server/newsletter/sending/edition-mail.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'

/** Makes active subscribers, `leitor0@dominio` and so on; gives their ids in order. */
export async function makeSubscribers(
  count: number,
  own: Partial<Prisma.NewsletterSubscriberCreateManyInput> = {},
  domainOf: (at: number) => string = () => 'exemplo.local',
): Promise<string[]> {
  const mark = randomUUID().slice(0, 8)
  const data = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    email: `leitor${at}-${mark}@${domainOf(at)}`,
    status: 'active',
    token: newToken(),
    source: 'manual',
    ...own,
  }))
  for (let from = 0; from < count; from += 2_000)
    await db().newsletterSubscriber.createMany({ data: data.slice(from, from + 2_000) })
  return data.map(({ id }) => id)
}

/** Makes an edition that says something; gives its id and version. */
export async function makeEdition(
  own: Partial<Prisma.NewsletterSendUncheckedCreateInput> = {},
): Promise<{ id: string; version: number }> {
  return db().newsletterSend.create({
    data: {
      subject: 'A praça reabre no sábado',
      blocks: [{ id: 'titulo', kind: 'heading', text: 'A praça reabre' }],
      segment: { ...everybody },
      ...own,
    },
    select: { id: true, version: true },
  })
}

/** The number of an edition's mails in each state that has any. */
export async function statesOf(id: string): Promise<Record<string, number>> {
  const rows = await db().mailDelivery.groupBy({
    by: ['state'],
    where: { kind: editionMail.name, ref: id },
    _count: true,
  })
  return Object.fromEntries(rows.map(({ state, _count }) => [state, _count]))
}
