import type { Actor, SignedIn } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/article.ts'
import { averagedNotes, type ReviewStatus } from '#lib/reviews.ts'
import { type CheckedPoint, type Checklist, checkedPoints, checklistFrom } from '#lib/schemas/checklist.ts'
import { db } from '#server/platform/db.ts'
import { articlePolicy } from '../policy.ts'
import { readChecklist } from './checklist.ts'

/** An entry of a text's reviews. */
export interface Review {
  id: string
  status: ReviewStatus
  comment: string | null
  quality: number | null
  version: number
  reviewer: string
  /** What was gone through then. */
  checklist: CheckedPoint[]
  reviewedAt: Date
}

/** How a text stands with its reviewers. */
export interface ReviewPanel {
  /** The newest first. */
  reviews: Review[]
  /** What holds now: of a text that waits the approval of this version, of a draft why it came back. */
  verdict: Review | null
  /** Since when it waits; null while it does not. */
  waitingSince: Date | null
  claimed: { name: string; mine: boolean } | null
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
      claimedBy: true,
      claimer: { select: { fullName: true } },
      reviews: {
        orderBy: [{ reviewedAt: 'desc' }, { id: 'desc' }],
        take: most,
        select: {
          id: true,
          status: true,
          comment: true,
          quality: true,
          versionNumber: true,
          reviewedAt: true,
          checklist: true,
          reviewer: { select: { fullName: true } },
        },
      },
    },
  })
  if (!article || article.deletedAt || !articlePolicy.can(actor, 'view', article)) return null
  const { status, submittedAt, claimedBy, claimer } = article
  const reviews = article.reviews.map(({ versionNumber, reviewer, checklist, ...review }) => ({
    ...review,
    checklist: checkedPoints.parse(checklist),
    version: versionNumber,
    reviewer: reviewer.fullName,
  }))
  const [latest] = reviews
  const open = status === 'review' && articlePolicy.can(actor, 'review', article)
  return {
    reviews,
    verdict: latest && holds(latest, article) ? latest : null,
    waitingSince: status === 'review' ? submittedAt : null,
    claimed: claimedBy && claimer ? { name: claimer.fullName, mine: claimedBy === actor.id } : null,
    open,
    checklist: open ? await readChecklist() : checklistFrom(null),
  }
}

/** Whether the newest review of a text still says how it stands. */
export function holds(
  review: { status: ReviewStatus; version: number },
  article: { status: ArticleStatus; version: number },
): boolean {
  if (article.status === 'review') return review.status === 'approved' && review.version === article.version
  return article.status === 'draft' && review.status !== 'approved'
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
