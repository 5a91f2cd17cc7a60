import type { Tx } from '#server/platform/db/db.ts'
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

/** The newest approval of exactly this version, by whom, when and with which note; null without one. A later version needs a new one. */
export const findApproval = (tx: Tx, articleId: string, { version, revisionId }: ReviewSubject) =>
  tx.articleReview.findFirst({
    where: { articleId, revisionId, versionNumber: version, status: 'approved' },
    orderBy: [{ reviewedAt: 'desc' }, { id: 'desc' }],
    select: { reviewedAt: true, quality: true, checklist: true, reviewer: { select: { fullName: true } } },
  })

/** Whether a publication was approved, as columns of the article: editors may publish without an approval, and it is recorded (PUB-2). */
export async function approvalOf(
  { tx, actor, now }: CommandContext,
  articleId: string,
  subject: ReviewSubject,
): Promise<PublishedUnreviewed> {
  const approval = await findApproval(tx, articleId, subject)
  return approval ? { unreviewedBy: null, unreviewedAt: null } : { unreviewedBy: actor.id, unreviewedAt: now }
}
