import type { AuditAction } from '#lib/audit/actions.ts'
import { DomainError } from '#lib/errors.ts'
import type { EditionAct } from '#lib/newsletter/edition.ts'
import { cancelDelivery, resumeDelivery } from '#server/platform/mail/deliveries.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { forgetEdition, lockEdition, statusBy } from '../../editions/row.ts'
import { newsletterPolicy } from '../../policy.ts'
import { editionMail } from '../edition-mail.ts'

interface One {
  id: string
}

/** Milliseconds of the transaction: stopping marks every mail that waits. */
const longest = 120_000

/** Pauses a sending: workers stop within their batch; a mail in transfer still arrives. Raises forbidden, edition_not_found and edition_closed. */
export const pauseEdition = command((context, { id }: One) => move(context, id, 'pause', 'newsletter.paused'))

/** Goes on with a paused sending. Raises forbidden, edition_not_found and edition_closed. */
export const resumeEdition = command(
  async (context, { id }: One): Promise<void> => {
    await move(context, id, 'resume', 'newsletter.resumed')
    await resumeDelivery(context.tx, editionMail, id)
  },
  { timeout: longest },
)

/** Stops a sending for good: no further mail of it is sent. Raises forbidden, edition_not_found and edition_closed. */
export const stopEdition = command(
  async (context, { id }: One): Promise<void> => {
    await move(context, id, 'stop', 'newsletter.stopped')
    await cancelDelivery(context.tx, editionMail, id)
  },
  { timeout: longest },
)

async function move(context: CommandContext, id: string, act: EditionAct, action: AuditAction): Promise<void> {
  const { tx, actor, now } = context
  newsletterPolicy.assert(actor, 'send', null)
  const edition = await lockEdition(tx, id)
  // The welcome series never ends; its setting switches it off.
  if (edition.kind === 'welcome') throw new DomainError('edition_closed')
  await tx.newsletterSend.update({ where: { id }, data: { status: statusBy(edition, act), updatedAt: now } })
  await audit(context, { action, subject: { type: 'newsletter_send', id } })
  await forgetEdition(tx, id)
}
