import type { Actor } from '#lib/actor.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { articlePolicy } from '../../policy.ts'
import { publicArticles } from './cards.ts'

/** Whether a reader may read the whole article: it is public, and free or open to them. False for an unknown id. One statement. */
export async function isReadable(reader: Actor, id: string, tx: Tx = db()): Promise<boolean> {
  const article = await tx.article.findFirst({
    where: { id, ...publicArticles },
    select: { authorId: true, status: true, publishAt: true, visibility: true },
  })
  if (!article) return false
  return article.visibility === 'public' || articlePolicy.can(reader, 'readPremium', article)
}

/** The whole body of an article for a reader who may read it; null otherwise. Two statements. */
export async function findReadableBody(reader: Actor, id: string): Promise<string | null> {
  if (!(await isReadable(reader, id))) return null
  const row = await db().article.findFirst({ where: { id, ...publicArticles }, select: { content: true } })
  return row?.content ?? null
}
