import type { Actor, SignedIn } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { averagedNotes, type ReviewStatus } from '#lib/articles/reviews.ts'
import { type CheckedPoint, type Checklist, checkedPoints, emptyChecklist } from '#lib/schemas/articles/checklist.ts'
import { db } from '#server/platform/db/db.ts'
import { readSetting } from '#server/site/queries.ts'
import { articlePolicy } from '../../policy.ts'
import { findNextInQueue, type QueuedText } from './next-in-queue.ts'

/** One review of an article. */
export interface Review {
  id: string
  status: ReviewStatus
  comment: string | null
  quality: number | null
  version: number
  /** Whether it was about a revision. */
  ofRevision: boolean
  reviewer: string
  /** The checklist at that time, with the points checked. */
  checklist: CheckedPoint[]
  reviewedAt: Date
}

/** The state of an article's review. */
export interface ReviewPanel {
  /** The newest first. */
  reviews: Review[]
  /**
   * The review that holds now: the approval of this version while it waits, the reason why a draft came back; for a published
   * article the same of its revision.
   */
  verdict: Review | null
  /** When and by whom it was published without an approval; null when it was approved or is not public. */
  unreviewed: { since: Date; by: string | null } | null
  /** When it was handed in; null when it does not wait. */
  waitingSince: Date | null
  claimed: { id: string; name: string; mine: boolean } | null
  /** Whether the viewer is its author. */
  own: boolean
  /** Whether the viewer may decide about it now. */
  open: boolean
  /** The checklist to go through; empty for a viewer who does not decide. */
  checklist: Checklist
  /** The text to review after this one; null without one and for viewers who do not review. */
  next: QueuedText | null
}

const most = 50

/** An article's reviews; null for an unknown article and for an actor who may not open it at the desk. */
export async function findReviews(actor: Actor, articleId: string): Promise<ReviewPanel | null> {
  const article = await db().article.findUnique({
    relationLoadStrategy: 'join',
    where: { id: articleId },
    select: {
      authorId: true,
      status: true,
      version: true,
      publishAt: true,
      deletedAt: true,
      submittedAt: true,
      revision: { select: { id: true, version: true } },
      claimedBy: true,
      claimer: { select: { fullName: true } },
      unreviewedAt: true,
      publisher: { select: { fullName: true } },
      reviews: {
        orderBy: [{ reviewedAt: 'desc' }, { id: 'desc' }],
        take: most,
        select: {
          id: true,
          status: true,
          comment: true,
          quality: true,
          versionNumber: true,
          revisionId: true,
          reviewedAt: true,
          checklist: true,
          reviewer: { select: { fullName: true } },
        },
      },
    },
  })
  if (!article || article.deletedAt || !articlePolicy.can(actor, 'view', article)) return null
  const { status, submittedAt, claimedBy, claimer, unreviewedAt, publisher } = article
  const reviews = article.reviews.map(({ versionNumber, revisionId, reviewer, checklist, ...review }) => ({
    ...review,
    checklist: checkedPoints.parse(checklist),
    version: versionNumber,
    ofRevision: revisionId !== null,
    reviewer: reviewer.fullName,
  }))
  const [latest] = article.reviews
  const [entry] = reviews
  const open = submittedAt !== null && articlePolicy.can(actor, 'review', article)
  return {
    reviews,
    verdict: entry && latest && holds(latest, article) ? entry : null,
    unreviewed:
      status === 'published' && unreviewedAt ? { since: unreviewedAt, by: publisher?.fullName ?? null } : null,
    waitingSince: submittedAt,
    claimed: claimedBy && claimer ? { id: claimedBy, name: claimer.fullName, mine: claimedBy === actor.id } : null,
    own: article.authorId === actor.id,
    open,
    checklist: open ? await readSetting('review_checklist') : emptyChecklist,
    next: await findNextInQueue(actor, articleId),
  }
}

/** Whether the newest review still applies to the text as it is now. */
export function holds(
  review: { status: ReviewStatus; versionNumber: number; revisionId: string | null },
  article: ReviewState,
): boolean {
  const { status, submittedAt, revision } = article
  const subject = status === 'published' ? revision : { id: null, version: article.version }
  if (subject?.id !== review.revisionId) return false
  return submittedAt
    ? review.status === 'approved' && review.versionNumber === subject.version
    : review.status !== 'approved'
}

/** The columns that decide whether a review still holds. */
interface ReviewState {
  status: ArticleStatus
  version: number
  submittedAt: Date | null
  revision: { id: string; version: number } | null
}

/** The mean of the last notes given to a person's articles, from 0 to 10; null without notes (REV-6). */
export const findQualityAverage = async (actor: SignedIn): Promise<number | null> =>
  (await findQualityAverages([actor.id])).get(actor.id) ?? null

/** The same means of several people, by profile id. People without notes are missing. One statement; it checks no policy. */
export async function findQualityAverages(profileIds: readonly string[]): Promise<Map<string, number>> {
  if (profileIds.length === 0) return new Map()
  const rows = await db().$queryRaw<{ id: string; mean: number }[]>`
    SELECT id, mean FROM unnest(${[...profileIds]}::uuid[]) AS people(id), LATERAL (
      SELECT avg(quality)::float8 AS mean FROM (
        SELECT quality FROM article_reviews WHERE author_id = people.id AND quality IS NOT NULL
        ORDER BY reviewed_at DESC LIMIT ${averagedNotes}) notes) means
    WHERE mean IS NOT NULL`
  return new Map(rows.map(({ id, mean }) => [id, mean]))
}
