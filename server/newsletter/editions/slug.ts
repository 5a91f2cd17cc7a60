import { isoDay } from '#lib/text/format.ts'
import { slugify } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The free name of an edition's page in the archive: its day and subject. */
export async function editionSlug(tx: Tx, { subject, at }: { subject: string; at: Date }): Promise<string> {
  const wanted = [isoDay(at), slugify(subject, 120)].filter(Boolean).join('-')
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if ((await tx.newsletterSend.count({ where: { slug } })) === 0) return slug
  }
}
