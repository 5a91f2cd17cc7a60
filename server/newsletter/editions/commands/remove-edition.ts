import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { editionPolicy } from '../policy.ts'
import { lockEdition } from '../row.ts'

/** Deletes a draft for good. Raises forbidden, edition_not_found, edition_scheduled, and edition_closed once its sending began. */
export const removeEdition = command(async (context, { id }: { id: string }): Promise<void> => {
  const { tx, actor } = context
  editionPolicy.assert(actor, 'remove', null)
  const { status } = await lockEdition(tx, id)
  if (status === 'scheduled') throw new DomainError('edition_scheduled')
  if (status !== 'draft') throw new DomainError('edition_closed')
  await tx.newsletterSend.delete({ where: { id }, select: { id: true } })
  await audit(context, { action: 'newsletter.edition_removed', subject: { type: 'newsletter_edition', id } })
})
