import { editionAfter } from '#lib/newsletter/edition.ts'
import { db } from '#server/platform/db/db.ts'
import { isDelivering } from '#server/platform/mail/deliveries.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { forgetEdition, lockEdition } from '../editions/row.ts'
import { countSent } from './count-sent.ts'
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
