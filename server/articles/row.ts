import { authorPath, cityPath, feedPath, siteFeedPath, tagPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { ArticleState } from './article.ts'

/** Who is named under an article, in their order. */
export const creditSelection = {
  select: { profileId: true, name: true, isAgency: true, craft: true, profile: { select: { fullName: true } } },
  orderBy: { position: 'asc' },
} satisfies Prisma.Article$creditsArgs

/** What an article's row brings along in every command. */
export const rowSelection = {
  include: {
    tags: { select: { tag: true, tagKey: true }, orderBy: { position: 'asc' } },
    locations: { select: { locationPath: true }, orderBy: { position: 'asc' } },
    credits: creditSelection,
  },
} satisfies Prisma.ArticleDefaultArgs

/** An article's row as commands hold it: locked, with the keys of what it is listed under. */
export type ArticleRow = Prisma.ArticleGetPayload<typeof rowSelection>

/** Locks an article's row until the transaction ends. Raises article_not_found, also when it is in the trash and not looked for there. */
export async function lockArticle(tx: Tx, id: string, { inTrash = false } = {}): Promise<ArticleRow> {
  await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${id}::uuid FOR UPDATE`
  const article = await tx.article.findUnique({ where: { id }, ...rowSelection })
  if (!article || (article.deletedAt !== null) !== inTrash) throw new DomainError('article_not_found')
  return article
}

/** Raises changed_meanwhile when somebody saved since `version`. Asked after the policy: a stranger learns nothing of versions. */
export function assertVersion(article: ArticleRow, version: number): void {
  if (article.version !== version) throw new DomainError('changed_meanwhile')
}

/** Whether an article has a picture, uploaded or by address. */
export const hasCover = (article: Pick<ArticleRow, 'coverImage' | 'coverMediaId'>) =>
  article.coverImage !== null || article.coverMediaId !== null

/** What the pure transitions look at. */
export const stateOf = (article: ArticleRow): ArticleState => ({ ...article, hasCover: hasCover(article) })

/** What says on which pages an article is listed. */
interface Listed extends Pick<ArticleRow, 'id' | 'slug'> {
  credits: readonly { profileId: string | null }[]
  locations: readonly { locationPath: string }[]
  tags: readonly { tagKey: string }[]
}

/** Who of the house is named under an article, each once. */
export const signersOf = ({ credits }: Pick<Listed, 'credits'>): string[] => [
  ...new Set(credits.flatMap(({ profileId }) => (profileId ? [profileId] : []))),
]

/** The feeds that an article stands in while it is public. */
export function feedsOf(article: ArticleRow): string[] {
  const shelves = [
    ...article.locations.map(({ locationPath }) => cityPath(locationPath)),
    ...article.tags.map(({ tagKey }) => tagPath(tagKey)),
    ...signersOf(article).map(authorPath),
  ]
  return [siteFeedPath, ...shelves.map(feedPath)]
}

/** What the lists of all that somebody signed are forgotten by. Their name and portrait are `author:…`, which stands on many more pages. */
export const worksKey = (authorId: string) => `works:${authorId}`

/** What the list of all corrections is forgotten by. */
export const CORRECTIONS_KEY = 'corrections'

/** The keys of every reader page that shows this article (design "Forgetting"). */
export function pressKeys(article: Listed): string[] {
  return [
    'feed',
    `article:${article.id}`,
    `address:${article.slug}`,
    ...signersOf(article).map(worksKey),
    ...article.locations.map(({ locationPath }) => `city:${locationPath}`),
    ...article.tags.map(({ tagKey }) => `tag:${tagKey}`),
  ]
}
