import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { testMail } from '../mails.ts'
import { editionPolicy } from '../policy.ts'
import { lockEdition } from '../row.ts'

/** Sends an edition as it is saved to the actor's own address. Raises forbidden and edition_not_found. */
export const sendTest = command(async (context, { id }: { id: string }): Promise<void> => {
  const { tx, actor } = context
  editionPolicy.assert(actor, 'test', null)
  if (!actor.id) throw new DomainError('forbidden')
  await lockEdition(tx, id)
  await enqueue(tx, testMail, { id, userId: actor.id })
  await audit(context, { action: 'newsletter.edition_tested', subject: { type: 'newsletter_edition', id } })
})
