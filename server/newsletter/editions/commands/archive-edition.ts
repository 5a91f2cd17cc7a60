import type { ArchiveEditionInput } from '#lib/schemas/newsletter/edition.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { editionPolicy } from '../policy.ts'
import { forgetEdition, lockEdition } from '../row.ts'

/** Shows an edition in the archive, or takes it out, also after it was sent. Raises forbidden and edition_not_found. */
export const archiveEdition = command(async (context, { id, isPublic }: ArchiveEditionInput): Promise<void> => {
  const { tx, actor, now } = context
  editionPolicy.assert(actor, 'archive', null)
  const edition = await lockEdition(tx, id)
  if (edition.isPublic === isPublic) return
  await tx.newsletterSend.update({ where: { id }, data: { isPublic, updatedAt: now }, select: { id: true } })
  await audit(context, {
    action: isPublic ? 'newsletter.edition_shown' : 'newsletter.edition_hidden',
    subject: { type: 'newsletter_edition', id },
  })
  await forgetEdition(tx, id)
})
