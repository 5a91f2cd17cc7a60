import { ownNewsletterPath } from '#lib/addresses/paths.ts'
import { editionBlocks } from '#lib/schemas/newsletter/edition.ts'
import { db } from '#server/platform/db/db.ts'
import type { House } from '#server/platform/mail/layout.ts'
import { type MailBlock, type Written, writeLetter } from '#server/platform/mail/letter.ts'

/** The subscriber whom a mail of an edition is for. */
export interface Reader {
  id: string
  name: string
  token: string
}

/**
 * Writes an edition's mail for one subscriber, in HTML and as plain text; null when there is nothing to say, so that nobody gets an empty mail. A
 * premium article stands as its teaser. Links are those of the site: tracking comes after (`tracking/track.ts`).
 */
export async function writeEdition(editionId: string, reader: Reader, house: House): Promise<Written | null> {
  const edition = await db().newsletterSend.findUnique({
    where: { id: editionId },
    select: { subject: true, preheader: true, blocks: true },
  })
  if (!edition) return null
  const blocks = editionBlocks.parse(edition.blocks).flatMap((block): MailBlock[] => {
    if (block.kind === 'heading') return [block]
    if (block.kind === 'button') return [block]
    return []
  })
  if (blocks.length === 0) return null
  const leave = { label: 'Mudar escolhas ou cancelar inscrição', url: house.siteUrl + ownNewsletterPath(reader.token) }
  const reason = `Você recebe esta mensagem porque se inscreveu na newsletter: ${house.name}.`
  return writeLetter({ subject: edition.subject, preview: edition.preheader, reason, leave, blocks }, house)
}
