import type { ArticleStatus } from '#lib/articles/article.ts'
import { DomainError } from '#lib/errors.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { tagKey } from '#lib/text/text.ts'
import { columnsOf } from '../../write.ts'

/** An article that comes from elsewhere, finished: what an author would fill in, whose it is and how far it is. */
export interface ForeignArticle {
  /** The caller's own name for it, such as a record's id: what was written of it is told under this name. */
  key: string
  /** As `articleFields` gives them; without credits it is signed by whose it is. */
  fields: ArticleFields
  /** The profile that it belongs to, of somebody of the house or of a byline without an account. */
  authorId: string
  status: ArticleStatus
  /** When it was first public: of a published one required, of another one whose address was public once. */
  publishedAt: Date | null
  /** The last change that readers saw; without one, when it was first public. */
  changedAt?: Date | null
}

declare const prepared: unique symbol

/** An article as it may be stored, its body sanitised. `prepareArticle` alone makes one. */
export type PreparedArticle = Omit<ForeignArticle, 'fields' | 'changedAt'> & {
  readonly [prepared]: true
  readonly columns: ReturnType<typeof columnsOf>
  readonly slug: string
  readonly tags: readonly { tag: string; tagKey: string }[]
  readonly cities: readonly string[]
  readonly credits: NonNullable<ArticleFields['credits']>
  readonly changedAt: Date | null
}

/**
 * Sanitises an article's body and cuts its teaser: nearly all of the time that a batch takes outside of the database. Pure, and plain data comes
 * out, so a worker thread can do it. Raises invalid when the body breaks a limit or a published article has no date.
 */
export function prepareArticle({ fields, changedAt, ...article }: ForeignArticle): PreparedArticle {
  const { publishedAt, status } = article
  if (status === 'published' && !publishedAt) {
    throw new DomainError('invalid', { fields: { publishedAt: 'Um artigo publicado precisa de data.' } })
  }
  const made: Omit<PreparedArticle, typeof prepared> = {
    ...article,
    columns: columnsOf(fields),
    slug: fields.slug,
    tags: fields.tags.map(tag => ({ tag, tagKey: tagKey(tag) })),
    cities: fields.cities,
    credits: fields.credits ?? [],
    changedAt: publishedAt && (changedAt ?? publishedAt),
  }
  return made as PreparedArticle
}
