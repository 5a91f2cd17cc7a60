import type { Actor } from '#lib/actor.ts'
import { db, type Prisma, type Tx } from '#server/platform/db.ts'
import { articlePolicy } from '../policy.ts'
import { publicArticles } from './cards.ts'

/** Whether a reader may read an article to its end: public, and free or open to them. False for one that is not there. One statement. */
export async function isReadable(reader: Actor, id: string, tx: Tx = db()): Promise<boolean> {
  const article = await tx.article.findFirst({
    where: { id, ...publicArticles },
    select: { authorId: true, status: true, visibility: true },
  })
  if (!article) return false
  return article.visibility === 'public' || articlePolicy.can(reader, 'readPremium', article)
}

/** The public articles that a reader may read to their end, as a condition. */
export function readableBy(reader: Actor): Prisma.ArticleWhereInput {
  const everything = articlePolicy.can(reader, 'readPremium', { authorId: '', status: 'published' })
  if (everything) return publicArticles
  return {
    ...publicArticles,
    OR: [{ visibility: 'public' }, ...(reader.id && reader.roles.length > 0 ? [{ authorId: reader.id }] : [])],
  }
}
