import type { CommandContext } from '#server/platform/work/command.ts'

/** The subject of a review: a version of an article, or of its revision. */
export interface ReviewSubject {
  version: number
  revisionId: string | null
}

/** Who published without an approval, and when; both null for an approved version. */
export interface PublishedUnreviewed {
  unreviewedBy: string | null
  unreviewedAt: Date | null
}

/**
 * Whether a publication was approved, as columns of the article: editors may publish without an approval, and it is recorded
 * (PUB-2). An approval counts for the version that it was given to, not for a later one.
 */
export async function approvalOf(
  { tx, actor, now }: CommandContext,
  articleId: string,
  { version, revisionId }: ReviewSubject,
): Promise<PublishedUnreviewed> {
  const approvals = await tx.articleReview.count({
    where: { articleId, revisionId, versionNumber: version, status: 'approved' },
  })
  return approvals > 0 ? { unreviewedBy: null, unreviewedAt: null } : { unreviewedBy: actor.id, unreviewedAt: now }
}
