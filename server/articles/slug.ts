import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'

const maxTries = 200

/** The n-th candidate for a wanted slug: itself, then `-2`, `-3` …, cut so that the whole stays within the limit. */
export function slugCandidate(wanted: string, n: number): string {
  if (n === 1) return wanted
  const suffix = `-${n}`
  return wanted.slice(0, limits.slug.max - suffix.length).replace(/-+$/, '') + suffix
}

/**
 * Takes a slug for an article, the wanted one or the next free one (ruling "Slugs"): slugs are unique across the site, history included.
 * The insert itself decides, so that two at the same moment get two addresses. An article may take back a slug it had; one that is not
 * yet stored passes null and calls `attachSlug` once it is. Raises slug_like_uuid.
 */
export async function claimSlug(tx: Tx, articleId: string | null, wanted: string): Promise<string> {
  if (looksLikeUuid(wanted)) {
    throw new DomainError('slug_like_uuid', { fields: { slug: 'Este slug parece um código interno. Escolha outro.' } })
  }
  for (let n = 1; n <= maxTries; n++) {
    const slug = slugCandidate(wanted, n)
    const { count } = await tx.articleSlug.createMany({ data: { slug, articleId }, skipDuplicates: true })
    if (count === 1) return slug
    const holder = await tx.articleSlug.findUnique({ where: { slug }, select: { articleId: true } })
    if (articleId !== null && holder?.articleId === articleId) return slug
  }
  throw new DomainError('slug_exhausted', { fields: { slug: 'Este slug já foi usado vezes demais. Escolha outro.' } })
}

/** Binds a slug that was claimed before its article existed. */
export async function attachSlug(tx: Tx, slug: string, articleId: string): Promise<void> {
  await tx.articleSlug.update({ where: { slug }, data: { articleId } })
}

/** Gives a slug back that was never public. */
export async function releaseSlug(tx: Tx, articleId: string, slug: string): Promise<void> {
  await tx.articleSlug.deleteMany({ where: { slug, articleId } })
}
