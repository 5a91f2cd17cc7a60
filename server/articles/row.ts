import { authorPath, cityPath, feedPath, siteFeedPath, tagPath } from '#lib/addresses/paths.ts'
import { cityPathsOf } from '#lib/articles/suggestions/places.ts'
import { DomainError } from '#lib/errors.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { ArticleState } from './article.ts'

/** The credits of an article, in their order. */
export const creditSelection = {
  select: { profileId: true, name: true, isAgency: true, craft: true, profile: { select: { fullName: true } } },
  orderBy: { position: 'asc' },
} satisfies Prisma.Article$creditsArgs

/** The relations that every command reads with an article. */
export const rowSelection = {
  include: {
    tags: { select: { tag: true, tagKey: true }, orderBy: { position: 'asc' } },
    locations: {
      select: { locationPath: true, locationType: true, locationName: true, confidence: true },
      orderBy: { position: 'asc' },
    },
    credits: creditSelection,
  },
} satisfies Prisma.ArticleDefaultArgs

/** An article's row as commands use it, with its tags, locations and credits. */
export type ArticleRow = Prisma.ArticleGetPayload<typeof rowSelection>

/**
 * Locks an article's row until the transaction ends and reads it. Raises article_not_found for an article that does not exist or
 * is in the trash; with `inTrash`, for one that is not in the trash.
 */
export async function lockArticle(tx: Tx, id: string, { inTrash = false } = {}): Promise<ArticleRow> {
  await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${id}::uuid FOR UPDATE`
  const article = await tx.article.findUnique({ where: { id }, ...rowSelection })
  if (!article || (article.deletedAt !== null) !== inTrash) throw new DomainError('article_not_found')
  return article
}

/**
 * Raises changed_meanwhile when the article or revision was saved since `version`; for a person who only read it, changed_while_read. Call it after the
 * policy check, so that a stranger learns no version.
 */
export function assertVersion(
  text: { version: number },
  version: number,
  refusal: 'changed_meanwhile' | 'changed_while_read' = 'changed_meanwhile',
): void {
  if (text.version !== version) throw new DomainError(refusal)
}

/** Whether an article has a cover, uploaded or by address. */
export const hasCover = (article: Pick<ArticleRow, 'coverImage' | 'coverMediaId'>) =>
  article.coverImage !== null || article.coverMediaId !== null

/** The state that the pure transitions take. */
export const stateOf = (article: ArticleRow): ArticleState => ({ ...article, hasCover: hasCover(article) })

/** The columns that decide which pages list an article. */
interface Listed extends Pick<ArticleRow, 'id' | 'slug'> {
  credits: readonly { profileId: string | null }[]
  locations: readonly { locationPath: string }[]
  tags: readonly { tagKey: string }[]
}

/** Ids of the profiles credited under an article, each once. */
export const signersOf = ({ credits }: Pick<Listed, 'credits'>): string[] => [
  ...new Set(credits.flatMap(({ profileId }) => (profileId ? [profileId] : []))),
]

/** The paths of the feeds that list an article while it is public. */
export function feedsOf(article: ArticleRow): string[] {
  const shelves = [
    ...cityPathsOf(article.locations).map(cityPath),
    ...article.tags.map(({ tagKey }) => tagPath(tagKey)),
    ...signersOf(article).map(authorPath),
  ]
  return [siteFeedPath, ...shelves.map(feedPath)]
}

/** The press key of lists of everything a person signed. The key `author:…` is for their name and portrait, which far more pages show. */
export const worksKey = (authorId: string) => `works:${authorId}`

/** The press key of the list of all corrections. */
export const CORRECTIONS_KEY = 'corrections'

/** The press key of lists without a key of each article in them: dropped when a public article is taken down. */
export const TAKEDOWN_KEY = 'takedowns'

/** The press keys of every reader page that shows this article. */
export function pressKeys(article: Listed): string[] {
  return [
    'feed',
    `article:${article.id}`,
    `address:${article.slug}`,
    ...signersOf(article).map(worksKey),
    ...cityPathsOf(article.locations).map(path => `city:${path}`),
    ...article.tags.map(({ tagKey }) => `tag:${tagKey}`),
  ]
}
