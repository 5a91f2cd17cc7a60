import type { Tx } from '#server/platform/db/db.ts'
import { deliver } from '#server/platform/mail/deliver.ts'
import type { Edition } from '../editions/row.ts'
import { recipientsOf, segmentWhere } from '../recipients.ts'
import { editionMail } from './edition-mail.ts'

const recipientsAStatement = 10_000

/** Queues an edition for its recipients, in pieces, so that no statement grows with the list. Gives their number. */
export async function queueRecipients(tx: Tx, edition: Edition): Promise<number> {
  const ids = await idsFor(tx, edition)
  let queued = 0
  for (let at = 0; at < ids.length; at += recipientsAStatement)
    queued += await queueSome(tx, edition.id, ids.slice(at, at + recipientsAStatement))
  return queued
}

/** Queues an edition for some subscribers. Those who are queued already are left out. Gives the number of new ones. */
export async function queueSome(tx: Tx, editionId: string, ids: readonly string[]): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string; domain: string }[]>`
    SELECT id::text, split_part(email, '@', 2) AS domain FROM newsletter_subscribers WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id`
  return deliver(
    tx,
    editionMail,
    editionId,
    rows.map(row => row.id),
    rows.map(row => row.domain),
  )
}

/** An automatic edition of a city goes to those who chose that city. Those who chose all get the edition of all cities. */
async function idsFor(tx: Tx, { kind, city, segment }: Edition): Promise<string[]> {
  if (kind === 'manual') return recipientsOf(tx, segment)
  const rows = await tx.newsletterSubscriber.findMany({
    where: { AND: [segmentWhere({ ...segment, city: null }), { city }] },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
