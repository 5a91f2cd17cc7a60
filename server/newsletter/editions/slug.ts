import { formatDate } from '#lib/text/format.ts'
import { slugify } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The longest part of a subject in an address, in characters. */
const longest = 80

/**
 * A free slug for an edition's page: its subject and the day in São Paulo, with a number when another edition has it. A lock keeps it free until the
 * transaction ends.
 */
export async function editionSlug(tx: Tx, { subject, at }: { subject: string; at: Date }): Promise<string> {
  const base = [slugify(subject, longest), formatDate(at, 'dd-MM-yyyy')].filter(Boolean).join('-')
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('newsletter-slug', 0))`
  const taken = await tx.newsletterSend.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } })
  const slugs = new Set(taken.map(({ slug }) => slug))
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!slugs.has(slug)) return slug
  }
}
