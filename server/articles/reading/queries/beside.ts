import type { Actor } from '#lib/actor.ts'
import { block } from '#server/platform/door/block.ts'
import type { ArticleCard } from './cards.ts'
import { findNeighbours, type Neighbours } from './neighbours.ts'
import { findRelated } from './related.ts'

/** The blocks beside an article on its page; null for a block that failed. */
export interface Beside {
  related: ArticleCard[] | null
  neighbours: { found: Neighbours | null } | null
}

/** Reads the blocks beside an article. A locked article shows no related ones. */
export async function findBeside(
  reader: Actor,
  article: Parameters<typeof findNeighbours>[0] & { locked: boolean },
): Promise<Beside> {
  const [related, neighbours] = await Promise.all([
    article.locked ? [] : block('related', findRelated(reader, article.id)),
    block(
      'neighbours',
      findNeighbours(article).then(found => ({ found })),
    ),
  ])
  return { related, neighbours }
}
