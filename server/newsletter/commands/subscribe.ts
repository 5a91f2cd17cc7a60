import { randomBytes, randomUUID } from 'node:crypto'
import { DomainError } from '#lib/errors.ts'
import { pauseAfter } from '#lib/newsletter/subscriber.ts'
import type { SubscribeFields } from '#lib/schemas/newsletter/subscriber.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { confirmationMail } from '../mails.ts'

/** The secret part of a subscription's address: 144 bits. In lower case, because the press writes paths so. */
export const newToken = (): string => randomBytes(18).toString('hex')

/** Raises unknown_city when there is no city at the path. */
export async function assertCity(tx: Tx, city: string | null): Promise<void> {
  if (city !== null && (await tx.municipality.count({ where: { path: city } })) === 0)
    throw new DomainError('unknown_city')
}

type Asked = SubscribeFields & { source?: 'form' | 'account' }

/**
 * Asks for a subscription by the public form or an account's sign-up: stores a new address as waiting and mails it the link that confirms. An address that is known stays as it
 * is, because anybody may have typed it; it gets a mail with its own link, and the pauses between them grow (`pauseAfter`). Gives nothing, so that nobody learns who is
 * subscribed. Raises unknown_city.
 */
export const subscribe = command(async ({ tx, now }, { source = 'form', ...fields }: Asked): Promise<void> => {
  await assertCity(tx, fields.city)
  const { email, name, city, frequency } = fields
  const wanted = { name, city, frequency }
  // Two requests at once for one address wait for each other here.
  await tx.newsletterSubscriber.createMany({
    data: [{ email, ...wanted, status: 'pending', token: newToken(), source, subscribedAt: now }],
    skipDuplicates: true,
  })
  const [row] = await tx.$queryRaw<{ id: string; status: string; askedAt: Date | null; asks: number }[]>`
    SELECT id, status, asked_at AS "askedAt", asks FROM newsletter_subscribers WHERE email = ${email} FOR UPDATE`
  if (!row || row.status === 'complained') return
  if (row.askedAt && now.getTime() - row.askedAt.getTime() < pauseAfter(row.asks)) return
  await tx.newsletterSubscriber.update({
    where: { id: row.id },
    // What was chosen counts only until somebody has confirmed.
    data: { askedAt: now, asks: row.asks + 1, askedMail: randomUUID(), ...(row.status === 'pending' && wanted) },
  })
  await enqueue(tx, confirmationMail, { id: row.id })
})
