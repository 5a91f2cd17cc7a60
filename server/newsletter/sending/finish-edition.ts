import { editionAfter } from '#lib/newsletter/edition.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { isDelivering } from '#server/platform/mail/deliveries.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { forgetEdition } from '../editions/row.ts'
import { countSent } from './count-sent.ts'
import { editionMail } from './edition-mail.ts'
import { lockEdition } from './lock-edition.ts'

/**
 * Ends an edition with nothing left to send, and sets its number of mails to those that servers took. Uncertain mails wait for a master and delay nothing.
 * Idempotent: after mails were sent again it counts anew.
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
    await tx.newsletterSend.update({ where: { id }, data: { status: next, sentToCount: await countSent(tx, id) } })
    if (!isOver) return
    await tx.newsletterSend.updateMany({ where: { id, endedAt: null }, data: { endedAt: clock() } })
    await resetSoftBounces(tx, id)
    await forgetEdition(tx, id)
  })
}

/** Ends the rows of refusals of the mailboxes that took this edition. */
async function resetSoftBounces(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE newsletter_subscribers s SET soft_bounces = 0
    WHERE s.soft_bounces > 0
      AND EXISTS (SELECT 1 FROM mail_deliveries m WHERE m.kind = ${editionMail.name} AND m.ref = ${id} AND m.recipient = s.id::text AND m.state = 'sent')
      AND NOT EXISTS (SELECT 1 FROM newsletter_bounces b WHERE b.subscriber_id = s.id AND b.send_id = ${id}::uuid)`
}

/** Ends all editions with nothing left to send, for a worker that died after its last mail. */
export async function finishEditions(): Promise<void> {
  const open = await db().newsletterSend.findMany({
    where: { kind: { not: 'welcome' }, endedAt: null, status: { in: ['sending', 'stopped'] } },
    select: { id: true },
  })
  for (const { id } of open) await finishEdition(id)
}
