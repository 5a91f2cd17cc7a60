import { isEditor, type SignedIn } from '#lib/actor.ts'
import { titleOrNone } from '#lib/articles/article.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

/** An article on the dashboard. */
export interface WorkItem {
  id: string
  title: string
  authorName: string
  /** When it was saved last, handed in, or is to be published. */
  at: Date
}

export interface OwnWork {
  /** The actor's drafts, the last saved first. */
  drafts: WorkItem[]
  /** What waits for a review, the longest first: everybody's for editors, the actor's own for authors. */
  waiting: WorkItem[]
  /** Publications scheduled within a week, the earliest first: everybody's for editors, the actor's own for authors. */
  scheduled: WorkItem[]
}

const most = 5
const weekMs = 7 * 24 * 60 * 60 * 1000

/** The actor's work: at most five drafts, five waiting and five scheduled articles. */
export async function listOwnWork(actor: SignedIn): Promise<OwnWork> {
  const own = { authorId: actor.id }
  const ours = isEditor(actor) ? {} : own
  const [drafts, waiting, scheduled] = await Promise.all([
    items({ ...own, status: 'draft', publishAt: null }, { updatedAt: 'desc' }),
    items({ ...ours, submittedAt: { not: null } }, { submittedAt: 'asc' }),
    items({ ...ours, publishAt: { not: null, lt: new Date(now().getTime() + weekMs) } }, { publishAt: 'asc' }),
  ])
  return {
    drafts: drafts.map(row => itemOf(row, row.updatedAt)),
    waiting: waiting.map(row => itemOf(row, row.submittedAt ?? row.updatedAt)),
    scheduled: scheduled.map(row => itemOf(row, row.publishAt ?? row.updatedAt)),
  }
}

const selection = {
  id: true,
  title: true,
  updatedAt: true,
  submittedAt: true,
  publishAt: true,
  author: { select: { fullName: true } },
} satisfies Prisma.ArticleSelect

const items = (where: Prisma.ArticleWhereInput, orderBy: Prisma.ArticleOrderByWithRelationInput) =>
  db().article.findMany({
    relationLoadStrategy: 'join',
    where: { deletedAt: null, ...where },
    orderBy: [orderBy, { id: 'asc' }],
    take: most,
    select: selection,
  })

type Row = Prisma.ArticleGetPayload<{ select: typeof selection }>

const itemOf = ({ id, title, author }: Row, at: Date): WorkItem => ({
  id,
  title: titleOrNone(title),
  authorName: author.fullName,
  at,
})
