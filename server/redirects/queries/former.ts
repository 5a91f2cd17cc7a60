import { formerSpellings, isFeedAddress, wordPressAddress } from '#lib/addresses/former.ts'
import { feedPath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { answerOf, articleSelection } from '../destination.ts'

/** What a former address answers: the address that it leads to, or that its article is gone. */
export type FormerAddress = { to: string } | 'gone'

const selection = {
  path: true,
  target: true,
  article: { select: articleSelection },
} as const

/**
 * What an address answers as a former one, in any spelling of WordPress; null if it is none, and if its article is not public. `address` is a canonical
 * path or an address by number (`/?p=123`). One statement, by primary key.
 */
export async function findFormer(address: string): Promise<FormerAddress | null> {
  const fixed = wordPressAddress(address)
  const { paths, above } = formerSpellings(address)
  const asked = above ? [...paths, above] : paths
  const rows = await db().redirect.findMany({
    relationLoadStrategy: 'join',
    where: { path: { in: [...asked] }, removedAt: null },
    select: selection,
  })
  const found = asked.flatMap(path => rows.find(row => row.path === path && (path !== above || row.article)) ?? [])[0]
  if (!found) return fixed === null ? null : { to: fixed }
  const { article, target, path } = found
  if (target !== null) return { to: path !== address && isFeedAddress(address) ? feedOf(target) : target }
  return article ? answerOf(article) : 'gone'
}

/** The feed of a tag's, a section's or an author's page; of any other address the address itself. */
const feedOf = (target: string) => (/^\/(?:tag|editoria|author)\/[^/?#]+$/.test(target) ? feedPath(target) : target)
