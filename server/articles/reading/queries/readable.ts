import { type Actor, isSignedIn } from '#lib/actor.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { findMeter } from '#server/subscriptions/meter/queries.ts'
import { articlePolicy } from '../../policy.ts'
import { publicArticles } from './cards.ts'

/**
 * Whether a reader may read the whole article: it is public, and free, open to them by their rights, or opened with their meter. False for an
 * unknown id. One statement, or two.
 */
export async function isReadable(reader: Actor, id: string, tx: Tx = db()): Promise<boolean> {
  const article = await tx.article.findFirst({
    where: { id, ...publicArticles },
    select: { authorId: true, status: true, publishAt: true, visibility: true },
  })
  if (!article) return false
  if (article.visibility === 'public' || articlePolicy.can(reader, 'readPremium', article)) return true
  return isSignedIn(reader) && (await findMeter(reader.id, id, tx))?.opened === true
}

/** The whole body of an article for a reader who may read it; null otherwise. */
export async function findReadableBody(reader: Actor, id: string): Promise<string | null> {
  if (!(await isReadable(reader, id))) return null
  const row = await db().article.findFirst({ where: { id, ...publicArticles }, select: { content: true } })
  return row?.content ?? null
}
