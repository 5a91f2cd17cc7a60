import { editionAfter } from '#lib/newsletter/edition.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { isDelivering } from '#server/platform/mail/deliveries.ts'
import { now as clock, now } from '#server/platform/process/clock.ts'
import { forgetEdition, lockEdition } from '../editions/row.ts'
import { editionMail } from './edition-mail.ts'

/**
 * Ends an edition with nothing left to send, and sets its number of mails to those that servers took. Uncertain mails wait for a master and delay nothing.
 * Idempotent: after mails were sent again it counts anew, and never fewer than at the end, since rows of mails are deleted later.
 */
export async function finishEdition(id: string): Promise<void> {
  if (await isDelivering(db(), editionMail, id)) return
  await db().$transaction(async tx => {
    const started = await tx.newsletterSend.count({ where: { id, sentAt: { not: null } } })
    if (started === 0) return
    const { kind, status } = await lockEdition(tx, id)
    if (await isDelivering(tx, editionMail, id)) return
    const isOver = kind !== 'welcome' && (status === 'sending' || status === 'stopped')
    const next = kind === 'welcome' ? status : (editionAfter(status, 'finish') ?? status)
    const sent = await countSent(tx, id)
    await tx.$executeRaw`
      UPDATE newsletter_sends SET status = ${next},
        sent_to_count = CASE WHEN ended_at IS NULL THEN ${sent}::int ELSE greatest(sent_to_count, ${sent}::int) END
      WHERE id = ${id}::uuid`
    if (!isOver) return
    await tx.newsletterSend.updateMany({ where: { id, endedAt: null }, data: { endedAt: clock() } })
    await forgetEdition(tx, id)
  })
}

/** Ends all editions of which nothing is left to send: a worker that died after its last mail did not. */
export async function finishEditions(): Promise<void> {
  const open = await db().newsletterSend.findMany({
    where: { kind: { not: 'welcome' }, endedAt: null, status: { in: ['sending', 'stopped'] } },
    select: { id: true },
  })
  for (const { id } of open) await finishEdition(id)
}

/** The number of an edition's mails that mail servers took. */
const countSent = (tx: Tx, id: string): Promise<number> =>
  tx.mailDelivery.count({ where: { kind: editionMail.name, ref: id, state: 'sent' } })

/** Days for which a subscriber's page names the editions that were received. */
const keptDays = 180
const dayMs = 24 * 60 * 60 * 1000
/** Rows deleted by one statement. */
const batch = 20_000

/**
 * Deletes the rows of single mails of editions that ended 180 days ago, in small transactions; an edition keeps its counts. Uncertain mails
 * stay: a master settles them. Gives the number of rows.
 */
export async function pruneMails(): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs)
  for (let deleted = 0; ; ) {
    const count = await db().$executeRaw`
      DELETE FROM mail_deliveries WHERE id IN (
        SELECT m.id FROM newsletter_sends e JOIN mail_deliveries m ON m.kind = ${editionMail.name} AND m.ref = e.id::text
        WHERE e.ended_at < ${before} AND m.state IN ('sent', 'skipped', 'failed', 'cancelled') LIMIT ${batch})`
    deleted += count
    if (count < batch) return deleted
  }
}
