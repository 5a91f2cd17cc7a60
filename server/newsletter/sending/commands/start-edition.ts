import { DomainError } from '#lib/errors.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { readHouse } from '#server/site/queries.ts'
import { editionSlug, findEdition, forgetEdition, lockEdition, statusBy } from '../../editions/row.ts'
import { addressWords } from '../../editions/words.ts'
import { writeEdition } from '../../editions/write.ts'
import { newsletterPolicy } from '../../policy.ts'
import { queueRecipients } from '../queue-recipients.ts'

/** A subscriber for the test whether the edition is empty. */
const nobody = { id: '00000000-0000-7000-8000-000000000000', name: '', token: 'amostra-sem-destinatario' }

/** Milliseconds of the transaction, which queues two hundred thousand recipients. */
const longest = 120_000

/** The words of an edition's address. */
async function wordsOf(tx: Tx, id: string): Promise<string> {
  const edition = await findEdition(id, tx)
  return edition ? addressWords(edition) : ''
}

/**
 * Starts sending an edition: names its page, and queues one mail for each recipient. Gives their number. Raises forbidden, edition_not_found,
 * edition_closed, edition_changed_meanwhile, edition_empty for no subject or no content, and edition_without_recipients.
 */
export const startEdition = command(
  async (context, { id, version }: { id: string; version: number }): Promise<{ recipients: number }> => {
    const { tx, actor, now } = context
    newsletterPolicy.assert(actor, 'send', null)
    const edition = await lockEdition(tx, id)
    const status = statusBy(edition, 'send')
    if (edition.version !== version) throw new DomainError('edition_changed_meanwhile')
    if (!edition.subject.trim() || !(await writeEdition(id, nobody, await readHouse())))
      throw new DomainError('edition_empty')
    const recipients = await queueRecipients(tx, edition)
    if (recipients === 0) throw new DomainError('edition_without_recipients')
    const slug = edition.slug ?? (await editionSlug(tx, { subject: await wordsOf(tx, id), at: now }))
    await tx.newsletterSend.update({
      where: { id },
      data: { status, slug, sentAt: now, sentToCount: recipients, version: { increment: 1 }, updatedAt: now },
    })
    await audit(context, {
      action: 'newsletter.sent',
      subject: { type: 'newsletter_send', id },
      details: { kind: edition.kind, recipients },
    })
    await forgetEdition(tx, id)
    return { recipients }
  },
  { timeout: longest },
)
