import { DomainError } from '#lib/errors.ts'
import { settleUncertain } from '#server/platform/mail/deliveries.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockEdition } from '../../editions/row.ts'
import { newsletterPolicy } from '../../policy.ts'
import { editionMail } from '../edition-mail.ts'

/**
 * Settles the mails of an edition that may or may not have arrived, by a master's choice: counts them as sent, or sends them once more. Gives their
 * number. Raises forbidden, edition_not_found, and edition_closed when there are none, or when a stopped edition would send again.
 */
export const settleEdition = command(
  async (context, { id, choice }: { id: string; choice: 'sent' | 'again' }): Promise<number> => {
    const { tx, actor } = context
    newsletterPolicy.assert(actor, 'send', null)
    const { status } = await lockEdition(tx, id)
    if (choice === 'again' && status === 'stopped') throw new DomainError('edition_closed')
    const count = await settleUncertain(tx, editionMail, id, choice)
    if (count === 0) throw new DomainError('edition_closed')
    // Added, not counted anew: the rows of old mails are deleted (`pruneMails`), and those of erased subscribers.
    if (choice === 'sent')
      await tx.newsletterSend.updateMany({
        where: { id, endedAt: { not: null } },
        data: { sentToCount: { increment: count } },
      })
    await audit(context, {
      action: 'newsletter.settled',
      subject: { type: 'newsletter_send', id },
      details: { choice, count },
    })
    return count
  },
)
