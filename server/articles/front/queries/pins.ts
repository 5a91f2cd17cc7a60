import { type Actor, isEditor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { type ArticleCard, cardRows, toCard } from '../../reading/queries/cards.ts'

/** The article that an editor chose to lead the home page. */
export interface Pin {
  card: ArticleCard
  /** The page that shows the pin becomes old at this moment. */
  expiresAt: Date
}

/** The pin that runs at a moment; null when there is none, or its article is not public. One statement. Key: `pin`. */
export async function findPin(at: Date): Promise<Pin | null> {
  const [row] = await cardRows<{ expiresAt: Date }>(
    Prisma.sql`
      SELECT a.id, 1 AS place, p.expires_at FROM home_pins p JOIN articles a ON a.id = p.article_id
        WHERE p.expires_at > ${at} AND a.status = 'published' AND a.deleted_at IS NULL
        ORDER BY p.created_at DESC, p.id DESC LIMIT 1`,
    Prisma.sql`, chosen.expires_at AS "expiresAt"`,
  )
  return row ? { card: toCard(row), expiresAt: row.expiresAt } : null
}

export interface DeskPin {
  articleId: string
  title: string
  path: string
  expiresAt: Date
  pinnedBy: string
  /** False when its article is not public any more. */
  shown: boolean
}

/** The running pin with the person who made it; null when there is none. Raises forbidden. */
export async function findDeskPin(actor: Actor, at: Date): Promise<DeskPin | null> {
  if (!isEditor(actor)) throw new DomainError('forbidden')
  const row = await db().homePin.findFirst({
    relationLoadStrategy: 'join',
    where: { expiresAt: { gt: at } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      articleId: true,
      expiresAt: true,
      pinnedBy: true,
      article: { select: { title: true, slug: true, locationPath: true, status: true, deletedAt: true } },
    },
  })
  if (!row) return null
  const person = await db().profile.findUnique({ where: { id: row.pinnedBy }, select: { fullName: true } })
  const { title, status, deletedAt } = row.article
  return {
    articleId: row.articleId,
    title,
    path: articlePath(row.article),
    expiresAt: row.expiresAt,
    pinnedBy: person?.fullName ?? 'Redação',
    shown: status === 'published' && deletedAt === null,
  }
}
