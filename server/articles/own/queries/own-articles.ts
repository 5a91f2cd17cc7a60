import type { SignedIn } from '#lib/actor.ts'
import { type ArticleStatus, titleOrNone, type Visibility } from '#lib/articles/article.ts'
import { type OwnFilter, unfiltered } from '#lib/articles/own-tabs.ts'
import type { ReviewStatus } from '#lib/articles/reviews.ts'
import type { SeoStatus } from '#lib/seo/validation/finding.ts'
import { cityName } from '#lib/text/format.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { olderThan } from '#server/platform/db/keyset.ts'
import { now } from '#server/platform/process/clock.ts'
import { articlePolicy } from '../../policy.ts'
import { holds } from '../../review/queries/reviews.ts'
import { inOwnTab, narrowedBy, type OwnTab } from './own-lists.ts'

/** An article as its author's list shows it (DESK-2). */
export interface OwnCard {
  id: string
  slug: string
  title: string
  summary: string
  status: ArticleStatus
  visibility: Visibility
  authorName: string
  /** Whether it is the viewer's own. */
  own: boolean
  viewsCount: number
  createdAt: Date
  deletedAt: Date | null
  /** When it will be published by itself. */
  publishAt: Date | null
  /** Whether a revision stands beside the published text. Waiting and verdict are then the revision's. */
  hasRevision: boolean
  /** Milliseconds since it was handed in; null when it does not wait for a review. */
  waitedMs: number | null
  /** The editor who claimed the review. */
  reviewer: { id: string; name: string; mine: boolean } | null
  /** Whether it is public without an approval. */
  isUnreviewed: boolean
  /** The newest review's decision, while it still holds. */
  verdict: ReviewStatus | null
  /** The primary city, “Sobral (CE)”. */
  city: string | null
  /** Whether the SEO verdict on the last change is still expected. */
  seoPending: boolean
  seo: { status: SeoStatus; errors: string[]; warnings: string[] } | null
  abilities: ReturnType<typeof articlePolicy.abilities>
}

export interface OwnPage {
  cards: OwnCard[]
  /** Articles per tab. */
  counts: Record<OwnTab, number>
  /** The cursor of the next page; null on the last. */
  next: string | null
}

const pageSize = 20

/** What a card is made from. */
export const cardSelection = {
  id: true,
  slug: true,
  title: true,
  summary: true,
  status: true,
  publishAt: true,
  visibility: true,
  authorId: true,
  author: { select: { fullName: true } },
  viewsCount: true,
  createdAt: true,
  deletedAt: true,
  changedAt: true,
  unreviewedAt: true,
  version: true,
  submittedAt: true,
  claimedBy: true,
  claimer: { select: { fullName: true } },
  revision: { select: { id: true, version: true } },
  reviews: {
    select: { status: true, versionNumber: true, revisionId: true },
    orderBy: { reviewedAt: 'desc' },
    take: 1,
  },
  locations: {
    select: { locationName: true, locationPath: true },
    where: { locationType: 'city' },
    orderBy: { position: 'asc' },
    take: 1,
  },
  seoValidations: {
    select: { validationStatus: true, errors: true, warnings: true, validatedAt: true },
    orderBy: { validatedAt: 'desc' },
    take: 1,
  },
} satisfies Prisma.ArticleSelect

/**
 * One page of a tab of the actor's own articles, newest first, with the counts of all tabs, both narrowed by a filter. An invalid cursor
 * gives the first page.
 */
export async function listOwnArticles(
  actor: SignedIn,
  tab: OwnTab,
  after: string | null = null,
  filter: OwnFilter = unfiltered,
): Promise<OwnPage> {
  const at = now()
  const [mark, narrowed] = await Promise.all([after === null ? null : findMark(after), narrowedBy(actor, filter)])
  const [rows, counts] = await Promise.all([
    db().article.findMany({
      relationLoadStrategy: 'join',
      where: { AND: [inOwnTab(actor, tab), narrowed, mark ? olderThan(mark) : {}] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: pageSize + 1,
      select: cardSelection,
    }),
    countTabs(actor, narrowed),
  ])
  const page = rows.slice(0, pageSize)
  return {
    cards: page.map(row => cardOf(actor, row, at)),
    counts,
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  }
}

export type CardRow = Prisma.ArticleGetPayload<{ select: typeof cardSelection }>

export function cardOf(actor: SignedIn, row: CardRow, at: Date): OwnCard {
  const {
    author,
    claimer,
    claimedBy,
    submittedAt,
    reviews,
    locations,
    version,
    changedAt,
    unreviewedAt,
    seoValidations,
    revision,
    ...card
  } = row
  const [latest] = reviews
  const [place] = locations
  return {
    ...card,
    title: titleOrNone(row.title),
    authorName: author.fullName,
    own: row.authorId === actor.id,
    hasRevision: row.status === 'published' && revision !== null,
    waitedMs: submittedAt && at.getTime() - submittedAt.getTime(),
    reviewer: claimedBy && claimer ? { id: claimedBy, name: claimer.fullName, mine: claimedBy === actor.id } : null,
    isUnreviewed: row.status === 'published' && unreviewedAt !== null,
    verdict: latest && holds(latest, row) ? latest.status : null,
    city: place ? cityName(place.locationName, place.locationPath) : null,
    ...seoOf(seoValidations, changedAt, at),
    abilities: articlePolicy.abilities(actor, row),
  }
}

const findMark = (id: string) =>
  looksLikeUuid(id)
    ? db().article.findUnique({ where: { id }, select: { id: true, createdAt: true } })
    : Promise.resolve(null)

async function countTabs(actor: SignedIn, narrowed: Prisma.ArticleWhereInput): Promise<Record<OwnTab, number>> {
  const within = (tab: OwnTab) => ({ AND: [inOwnTab(actor, tab), narrowed] })
  const [byStatus, begun, waiting, trash] = await Promise.all([
    db().article.groupBy({ by: ['status'], where: within('all'), _count: true }),
    db().article.count({ where: { AND: [within('draft'), { status: 'published' }] } }),
    db().article.count({ where: { AND: [within('review'), { status: 'published' }] } }),
    db().article.count({ where: within('trash') }),
  ])
  const of = (status: ArticleStatus) => byStatus.find(group => group.status === status)?._count ?? 0
  const draft = of('draft')
  const review = of('review')
  const published = of('published')
  // A published article with a revision counts in two tabs and once in `all`.
  return {
    all: draft + review + published,
    draft: draft + begun,
    review: review + waiting,
    published,
    trash,
  }
}

const seoCheckMs = 2 * 60 * 1000

/**
 * The newest validation, and whether a newer one is on its way. A validation takes seconds; while one that takes longer has not come, the state
 * of a changed article is pending (DESK-5).
 */
function seoOf(
  [latest]: { validationStatus: SeoStatus; errors: string[]; warnings: string[]; validatedAt: Date }[],
  changedAt: Date | null,
  at: Date,
): Pick<OwnCard, 'seo' | 'seoPending'> {
  const isOld = changedAt !== null && (!latest || latest.validatedAt < changedAt)
  const seoPending = isOld && at.getTime() - changedAt.getTime() < seoCheckMs
  if (!latest) return { seo: null, seoPending }
  const { errors, warnings } = latest
  return { seo: { status: isOld ? 'pending' : latest.validationStatus, errors, warnings }, seoPending }
}
