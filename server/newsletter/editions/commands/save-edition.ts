import type { EditionBlock } from '#lib/newsletter/edition.ts'
import type { SaveEditionInput } from '#lib/schemas/newsletter/edition.ts'
import { assertCity } from '#server/newsletter/commands/subscribe.ts'
import { sanitizeContent } from '#server/platform/body.ts'
import { command } from '#server/platform/work/command.ts'
import { editionPolicy } from '../policy.ts'
import { assertOpen, lockEdition } from '../row.ts'

/**
 * Saves an edition as it is being composed; a scheduled one stays scheduled. Texts are sanitised. Gives the new version. Raises forbidden,
 * edition_not_found, edition_closed, edition_changed_meanwhile, unknown_city.
 */
export const saveEdition = command(
  async ({ tx, actor, now }, { id, version, fields }: SaveEditionInput): Promise<{ version: number }> => {
    editionPolicy.assert(actor, 'compose', null)
    const edition = await lockEdition(tx, id)
    assertOpen(edition, version)
    const { subject, preheader, segment, isPublic } = fields
    await assertCity(tx, segment.city)
    const blocks = fields.blocks.map(cleanBlock)
    await tx.newsletterSend.update({
      where: { id },
      data: {
        subject,
        preheader,
        isPublic,
        blocks,
        segment: { ...segment },
        city: segment.city,
        version: version + 1,
        updatedAt: now,
      },
      select: { id: true },
    })
    return { version: version + 1 }
  },
)

const cleanBlock = (block: EditionBlock): EditionBlock =>
  block.kind === 'text' ? { ...block, body: sanitizeContent(block.body) } : block
