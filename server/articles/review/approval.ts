import type { CommandContext } from '#server/platform/work/command.ts'

/** What can be approved: a version of an article itself, or of the revision that waits beside it. */
export interface Reviewed {
  version: number
  revisionId: string | null
}

/** Who published what readers see without an approval, and when; both null where it was approved. */
export interface PublishedUnreviewed {
  unreviewedBy: string | null
  unreviewedAt: Date | null
}

/**
 * What an article's row keeps of a publication: editors may publish what nobody approved, and it is said then (ruling "Publishing without
 * approval"). An approval is of the version that it read: what was saved since has none.
 */
export async function approvalOf(
  { tx, actor, now }: CommandContext,
  articleId: string,
  { version, revisionId }: Reviewed,
): Promise<PublishedUnreviewed> {
  const approvals = await tx.articleReview.count({
    where: { articleId, revisionId, versionNumber: version, status: 'approved' },
  })
  return approvals > 0 ? { unreviewedBy: null, unreviewedAt: null } : { unreviewedBy: actor.id, unreviewedAt: now }
}
