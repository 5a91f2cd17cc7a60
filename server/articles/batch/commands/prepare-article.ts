import type { ArticleStatus } from '#lib/articles/article.ts'
import { DomainError } from '#lib/errors.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { countWords } from '#lib/search/text.ts'
import { tagKey } from '#lib/text/text.ts'
import type { SanitizedContent } from '#server/platform/body.ts'
import { assertComplete } from '../../complete.ts'
import { columnsOf } from '../../write.ts'

/** A finished article from another system: an author's fields, its owner and its status. */
export interface ForeignArticle {
  /** The caller's own id for it, such as a record's. Results carry this key. */
  key: string
  /** As `draftFields` gives them, complete unless it is a draft. Without credits the owner signs it. */
  fields: ArticleFields
  /** `fields.content`, if `sanitizeBody` gave it. */
  content?: SanitizedContent
  /** The profile of its owner: staff, or a byline without an account. */
  authorId: string
  status: ArticleStatus
  /** The first publication. Required for a published article; set for another one whose address was public once. */
  publishedAt: Date | null
  /** The last public change; without one, `publishedAt` is used. */
  changedAt?: Date | null
}

declare const prepared: unique symbol

/** An article ready to be stored, with a sanitised body. Only `prepareArticle` makes one. */
export type PreparedArticle = Omit<ForeignArticle, 'fields' | 'content' | 'changedAt'> & {
  readonly [prepared]: true
  readonly columns: ReturnType<typeof columnsOf>
  readonly wordCount: number
  readonly slug: string
  readonly tags: readonly { tag: string; tagKey: string }[]
  readonly cities: readonly string[]
  readonly credits: NonNullable<ArticleFields['credits']>
  readonly changedAt: Date | null
}

/** A prepared article with its new id and slug. */
export interface PlacedArticle {
  id: string
  slug: string
  article: PreparedArticle
}

/**
 * Sanitises an article's body and cuts its teaser: nearly all the time that a batch takes outside the database. Pure, and gives
 * plain data, so a worker thread can run it. Raises invalid when the body is too large, a text that is no draft is
 * incomplete, or a published article has no date.
 */
export function prepareArticle({ fields, content, changedAt, ...article }: ForeignArticle): PreparedArticle {
  const { publishedAt, status } = article
  if (status === 'published' && !publishedAt) {
    throw new DomainError('invalid', { fields: { publishedAt: 'Um artigo publicado precisa de data.' } })
  }
  const columns = columnsOf(fields, content)
  if (status !== 'draft') assertComplete({ ...fields, content: columns.content })
  const made: Omit<PreparedArticle, typeof prepared> = {
    ...article,
    columns,
    wordCount: countWords(columns.content),
    slug: fields.slug,
    tags: fields.tags.map(tag => ({ tag, tagKey: tagKey(tag) })),
    cities: fields.cities,
    credits: fields.credits ?? [],
    changedAt: publishedAt && (changedAt ?? publishedAt),
  }
  return made as PreparedArticle
}

/** The article with its owner's credit, if it has none. */
export function signed(article: PreparedArticle): PreparedArticle {
  if (article.credits.length > 0) return article
  return { ...article, credits: [{ personId: article.authorId, name: '', agency: false, craft: 'reporting' }] }
}
