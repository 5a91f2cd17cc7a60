import type { Actor } from '#lib/actor.ts'
import { block } from '#server/platform/door/block.ts'
import type { ArticleCard } from './cards.ts'
import { findNear, type Near } from './neighbours.ts'
import { findRelated } from './related.ts'

/** The blocks beside an article on its page; null for a block that failed. */
export interface Beside {
  related: ArticleCard[] | null
  near: Near | null
}

/** Reads the blocks beside an article. A locked article shows no related ones. */
export async function findBeside(
  reader: Actor,
  article: Parameters<typeof findNear>[0] & { locked: boolean },
): Promise<Beside> {
  const [related, near] = await Promise.all([
    article.locked ? [] : block('related', findRelated(reader, article.id)),
    block('neighbours', findNear(article)),
  ])
  return { related, near }
}
