import { DomainError } from '#lib/errors.ts'
import { editionAfter } from '#lib/newsletter/edition.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { editionPolicy } from '../../editions/policy.ts'
import { assertOpen, forgetEdition, lockEdition } from '../../editions/row.ts'
import { editionSlug } from '../../editions/slug.ts'
import { recipientsOf } from '../../recipients.ts'

/** Begins to send an edition. Gives the number of subscribers. Raises forbidden, edition_not_found, edition_closed, edition_changed_meanwhile. */
export const startEdition = command(
  async (context, { id, version }: { id: string; version: number }): Promise<{ recipients: number }> => {
    const { tx, actor, now } = context
    editionPolicy.assert(actor, 'send', null)
    const edition = await lockEdition(tx, id)
    assertOpen(edition, version)
    const status = editionAfter(edition.status, 'send')
    if (!status) throw new DomainError('edition_closed')
    const recipients = await recipientsOf(tx, edition.segment)
    const slug = edition.slug ?? (await editionSlug(tx, { subject: edition.subject, at: now }))
    await tx.newsletterSend.update({
      where: { id },
      data: { status, slug, sentAt: now, scheduledAt: null, updatedAt: now },
      select: { id: true },
    })
    await audit(context, { action: 'newsletter.edition_sent', subject: { type: 'newsletter_edition', id } })
    await forgetEdition(tx, id)
    return { recipients: recipients.length }
  },
)
