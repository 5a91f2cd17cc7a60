import { randomUUID } from 'node:crypto'
import { limits } from '#lib/limits.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import { truncate } from '#lib/text/text.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { editionPolicy } from '../policy.ts'
import { lockEdition } from '../row.ts'

/** Begins an edition: an empty draft for everybody. Gives its id. Raises forbidden. */
export const createEdition = command(async (context, _input: object): Promise<{ id: string }> => {
  const { tx, actor, now } = context
  editionPolicy.assert(actor, 'compose', null)
  const id = randomUUID()
  await tx.newsletterSend.create({
    data: { id, segment: { ...everybody }, createdBy: actor.id, createdAt: now, updatedAt: now },
    select: { id: true },
  })
  await audit(context, { action: 'newsletter.edition_created', subject: { type: 'newsletter_edition', id } })
  return { id }
})

/** Begins a draft with the words, blocks and subscribers of another edition, in whatever state that is. Gives its id. Raises forbidden and edition_not_found. */
export const copyEdition = command(async (context, input: { id: string }): Promise<{ id: string }> => {
  const { tx, actor, now } = context
  editionPolicy.assert(actor, 'compose', null)
  const { subject, preheader, blocks, segment, isPublic } = await lockEdition(tx, input.id)
  const id = randomUUID()
  await tx.newsletterSend.create({
    data: {
      id,
      preheader,
      blocks,
      isPublic,
      city: segment.city,
      segment: { ...segment },
      subject: subject && truncate(`Cópia de ${subject}`, limits.newsletter.subject.max),
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  })
  await audit(context, {
    action: 'newsletter.edition_copied',
    subject: { type: 'newsletter_edition', id },
    details: { from: input.id },
  })
  return { id }
})
