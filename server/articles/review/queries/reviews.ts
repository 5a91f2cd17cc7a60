import type { Actor, SignedIn } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { averagedNotes, type ReviewStatus } from '#lib/articles/reviews.ts'
import { type CheckedPoint, type Checklist, checkedPoints, emptyChecklist } from '#lib/schemas/articles/checklist.ts'
import { db } from '#server/platform/db/db.ts'
import { articlePolicy } from '../../policy.ts'
import { readChecklist } from './checklist.ts'

/** An entry of a text's reviews. */
export interface Review {
  id: string
  status: ReviewStatus
  comment: string | null
  quality: number | null
  version: number
  /** Whether it was about a revision of what was published already. */
  ofRevision: boolean
  reviewer: string
  /** What was gone through then. */
  checklist: CheckedPoint[]
  reviewedAt: Date
}

/** How a text stands with its reviewers. */
export interface ReviewPanel {
  /** The newest first. */
  reviews: Review[]
  /** What holds now: of a text that waits the approval of this version, of a draft why it came back; of a published one the same of its revision. */
  verdict: Review | null
  /** Since when readers see what nobody had approved, and who published that; null where it was approved, or is not public. */
  unreviewed: { since: Date; by: string | null } | null
  /** Since when it waits; null while it does not. */
  waitingSince: Date | null
  claimed: { id: string; name: string; mine: boolean } | null
  /** Whether the viewer wrote it. */
  own: boolean
  /** Whether the viewer may decide about it now. */
  open: boolean
  /** What there is to go through; empty for who does not decide. */
  checklist: Checklist
}

const most = 50

/** An article's reviews, for whoever may open it at the desk; null for others and for one that is not there. */
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
    checklist: open ? await readChecklist() : emptyChecklist,
  }
}

/** Whether the newest review of a text still says how it stands. */
export function holds(
  review: { status: ReviewStatus; versionNumber: number; revisionId: string | null },
  article: Reviewed,
): boolean {
  const { status, submittedAt, revision } = article
  const subject = status === 'published' ? revision : { id: null, version: article.version }
  if (subject?.id !== review.revisionId) return false
  return submittedAt
    ? review.status === 'approved' && review.versionNumber === subject.version
    : review.status !== 'approved'
}

/** What tells whether a review still holds. */
interface Reviewed {
  status: ArticleStatus
  version: number
  submittedAt: Date | null
  revision: { id: string; version: number } | null
}

/** The mean of somebody's last notes, from 0 to 10; null while there is none (ruling "Quality average"). */
export async function findQualityAverage(actor: SignedIn): Promise<number | null> {
  const notes = await db().articleReview.findMany({
    where: { authorId: actor.id, quality: { not: null } },
    orderBy: { reviewedAt: 'desc' },
    take: averagedNotes,
    select: { quality: true },
  })
  if (notes.length === 0) return null
  return notes.reduce((sum, { quality }) => sum + (quality ?? 0), 0) / notes.length
}
